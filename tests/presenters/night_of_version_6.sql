-- A Wednesday night, honest, two rounds at two tables, as the first program with nights left it (f36a0575),
-- killed in the fourth hand of the second round, with three cards in the learner's hand.
PRAGMA foreign_keys=OFF;
PRAGMA application_id=1279414103;
PRAGMA user_version=6;
BEGIN TRANSACTION;
CREATE TABLE settings (key TEXT PRIMARY KEY NOT NULL, value TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE lesson_progress (
            lesson_id TEXT PRIMARY KEY NOT NULL,
            ruleset_id TEXT NOT NULL,
            fingerprint TEXT NOT NULL,  -- of the lesson file this position belongs to
            position TEXT NOT NULL,     -- JSON
            answers TEXT NOT NULL,      -- JSON
            done INTEGER NOT NULL CHECK (done IN (0, 1)),
            begun TEXT NOT NULL,        -- ISO 8601, UTC
            changed TEXT NOT NULL
        ) WITHOUT ROWID
        ;
CREATE TABLE games (
            id INTEGER PRIMARY KEY AUTOINCREMENT,
            begun TEXT NOT NULL,
            changed TEXT NOT NULL,
            ruleset TEXT NOT NULL,      -- JSON, resolved: later edits of a ruleset leave this game alone
            setup TEXT NOT NULL,        -- JSON
            players TEXT NOT NULL,      -- JSON
            status TEXT NOT NULL CHECK (status IN ('playing', 'finished', 'abandoned'))
        , evening INTEGER CHECK (evening > 0));
INSERT INTO games VALUES(1,'2026-11-25T19:59:14+00:00','2026-11-25T19:59:15+00:00','9832704aa970ee648abbb18befa400b0','{"seed": "old/1/1", "honest": true}','{"opponents": "greenhorn", "partner": "greenhorn", "seed": "old/1/1", "right": "greenhorn", "slips": "often", "learner": "SOUTH"}','finished',1);
INSERT INTO games VALUES(2,'2026-11-25T19:59:15+00:00','2026-11-25T19:59:15+00:00','9832704aa970ee648abbb18befa400b0','{"seed": "old/2/1", "honest": true}','{"opponents": "greenhorn", "partner": "greenhorn", "seed": "old/2/1", "right": "greenhorn", "slips": "often", "learner": "SOUTH"}','playing',1);
CREATE TABLE game_entries (
            game_id INTEGER NOT NULL REFERENCES games (id),
            n INTEGER NOT NULL CHECK (n > 0),
            kind TEXT NOT NULL CHECK (kind IN ('action', 'undo')),
            text TEXT NOT NULL,
            PRIMARY KEY (game_id, n)
        ) WITHOUT ROWID
        ;
INSERT INTO game_entries VALUES(1,1,'action','0:draw');
INSERT INTO game_entries VALUES(1,2,'action','3:cut');
INSERT INTO game_entries VALUES(1,3,'action','0:deal:3');
INSERT INTO game_entries VALUES(1,4,'action','0:deal:3');
INSERT INTO game_entries VALUES(1,5,'action','0:deal:3');
INSERT INTO game_entries VALUES(1,6,'action','0:deal:3');
INSERT INTO game_entries VALUES(1,7,'action','0:deal:2');
INSERT INTO game_entries VALUES(1,8,'action','0:deal:2');
INSERT INTO game_entries VALUES(1,9,'action','0:deal:2');
INSERT INTO game_entries VALUES(1,10,'action','0:deal:2');
INSERT INTO game_entries VALUES(1,11,'action','0:turn-up');
INSERT INTO game_entries VALUES(1,12,'action','1:order');
INSERT INTO game_entries VALUES(1,13,'action','0:discard:QH');
INSERT INTO game_entries VALUES(1,14,'action','1:play:9H');
INSERT INTO game_entries VALUES(1,15,'action','2:play:AD');
INSERT INTO game_entries VALUES(1,16,'action','3:play:TH');
INSERT INTO game_entries VALUES(1,17,'action','0:play:JC');
INSERT INTO game_entries VALUES(1,18,'action','2:gather');
INSERT INTO game_entries VALUES(1,19,'action','2:play:QS');
INSERT INTO game_entries VALUES(1,20,'action','3:play:KD');
INSERT INTO game_entries VALUES(1,21,'action','0:play:AS');
INSERT INTO game_entries VALUES(1,22,'action','1:play:JS');
INSERT INTO game_entries VALUES(1,23,'action','3:gather');
INSERT INTO game_entries VALUES(1,24,'action','1:play:JD');
INSERT INTO game_entries VALUES(1,25,'action','2:play:9S');
INSERT INTO game_entries VALUES(1,26,'action','3:play:JH');
INSERT INTO game_entries VALUES(1,27,'action','0:play:9D');
INSERT INTO game_entries VALUES(1,28,'action','1:gather');
INSERT INTO game_entries VALUES(1,29,'action','1:play:KS');
INSERT INTO game_entries VALUES(1,30,'action','2:play:TC');
INSERT INTO game_entries VALUES(1,31,'action','3:play:KH');
INSERT INTO game_entries VALUES(1,32,'action','0:play:QD');
INSERT INTO game_entries VALUES(1,33,'action','0:gather');
INSERT INTO game_entries VALUES(1,34,'action','0:play:AC');
INSERT INTO game_entries VALUES(1,35,'action','1:play:TD');
INSERT INTO game_entries VALUES(1,36,'action','2:play:QC');
INSERT INTO game_entries VALUES(1,37,'action','3:play:AH');
INSERT INTO game_entries VALUES(1,38,'action','1:gather');
INSERT INTO game_entries VALUES(1,39,'action','0:next');
INSERT INTO game_entries VALUES(1,40,'action','0:cut');
INSERT INTO game_entries VALUES(1,41,'action','1:deal:3');
INSERT INTO game_entries VALUES(1,42,'action','1:deal:3');
INSERT INTO game_entries VALUES(1,43,'action','1:deal:3');
INSERT INTO game_entries VALUES(1,44,'action','1:deal:3');
INSERT INTO game_entries VALUES(1,45,'action','1:deal:2');
INSERT INTO game_entries VALUES(1,46,'action','1:deal:2');
INSERT INTO game_entries VALUES(1,47,'action','1:deal:2');
INSERT INTO game_entries VALUES(1,48,'action','1:deal:2');
INSERT INTO game_entries VALUES(1,49,'action','1:turn-up');
INSERT INTO game_entries VALUES(1,50,'action','2:order');
INSERT INTO game_entries VALUES(1,51,'action','1:discard:9C');
INSERT INTO game_entries VALUES(1,52,'action','2:play:9H');
INSERT INTO game_entries VALUES(1,53,'action','3:play:AH');
INSERT INTO game_entries VALUES(1,54,'action','0:play:KH');
INSERT INTO game_entries VALUES(1,55,'action','1:play:TH');
INSERT INTO game_entries VALUES(1,56,'action','3:gather');
INSERT INTO game_entries VALUES(1,57,'action','3:play:9D');
INSERT INTO game_entries VALUES(1,58,'action','0:play:JD');
INSERT INTO game_entries VALUES(1,59,'action','1:play:AD');
INSERT INTO game_entries VALUES(1,60,'action','2:play:KD');
INSERT INTO game_entries VALUES(1,61,'action','1:gather');
INSERT INTO game_entries VALUES(1,62,'action','1:play:QC');
INSERT INTO game_entries VALUES(1,63,'action','2:play:JC');
INSERT INTO game_entries VALUES(1,64,'action','3:play:AC');
INSERT INTO game_entries VALUES(1,65,'action','0:play:KC');
INSERT INTO game_entries VALUES(1,66,'action','2:gather');
INSERT INTO game_entries VALUES(1,67,'action','2:play:QH');
INSERT INTO game_entries VALUES(1,68,'action','3:play:JH');
INSERT INTO game_entries VALUES(1,69,'action','0:play:QS');
INSERT INTO game_entries VALUES(1,70,'action','1:play:AS');
INSERT INTO game_entries VALUES(1,71,'action','1:gather');
INSERT INTO game_entries VALUES(1,72,'action','1:play:QD');
INSERT INTO game_entries VALUES(1,73,'action','2:play:JS');
INSERT INTO game_entries VALUES(1,74,'action','3:play:9S');
INSERT INTO game_entries VALUES(1,75,'action','0:play:KS');
INSERT INTO game_entries VALUES(1,76,'action','2:gather');
INSERT INTO game_entries VALUES(1,77,'action','1:next');
INSERT INTO game_entries VALUES(1,78,'action','1:cut');
INSERT INTO game_entries VALUES(1,79,'action','2:deal:3');
INSERT INTO game_entries VALUES(1,80,'action','2:deal:3');
INSERT INTO game_entries VALUES(1,81,'action','2:deal:3');
INSERT INTO game_entries VALUES(1,82,'action','2:deal:3');
INSERT INTO game_entries VALUES(1,83,'action','2:deal:2');
INSERT INTO game_entries VALUES(1,84,'action','2:deal:2');
INSERT INTO game_entries VALUES(1,85,'action','2:deal:2');
INSERT INTO game_entries VALUES(1,86,'action','2:deal:2');
INSERT INTO game_entries VALUES(1,87,'action','2:turn-up');
INSERT INTO game_entries VALUES(1,88,'action','3:pass');
INSERT INTO game_entries VALUES(1,89,'action','0:pass');
INSERT INTO game_entries VALUES(1,90,'action','1:order');
INSERT INTO game_entries VALUES(1,91,'action','2:discard:KS');
INSERT INTO game_entries VALUES(1,92,'action','3:play:AS');
INSERT INTO game_entries VALUES(1,93,'action','0:play:9S');
INSERT INTO game_entries VALUES(1,94,'action','1:play:JS');
INSERT INTO game_entries VALUES(1,95,'action','2:play:QD');
INSERT INTO game_entries VALUES(1,96,'action','2:gather');
INSERT INTO game_entries VALUES(1,97,'action','2:play:QH');
INSERT INTO game_entries VALUES(1,98,'action','3:play:9D');
INSERT INTO game_entries VALUES(1,99,'action','0:play:9H');
INSERT INTO game_entries VALUES(1,100,'action','1:play:TD');
INSERT INTO game_entries VALUES(1,101,'action','1:gather');
INSERT INTO game_entries VALUES(1,102,'action','1:play:QC');
INSERT INTO game_entries VALUES(1,103,'action','2:play:AC');
INSERT INTO game_entries VALUES(1,104,'action','3:play:JC');
INSERT INTO game_entries VALUES(1,105,'action','0:play:TC');
INSERT INTO game_entries VALUES(1,106,'action','2:gather');
INSERT INTO game_entries VALUES(1,107,'action','2:play:AH');
INSERT INTO game_entries VALUES(1,108,'action','3:play:TS');
INSERT INTO game_entries VALUES(1,109,'action','0:play:QS');
INSERT INTO game_entries VALUES(1,110,'action','1:play:AD');
INSERT INTO game_entries VALUES(1,111,'action','1:gather');
INSERT INTO game_entries VALUES(1,112,'action','1:play:9C');
INSERT INTO game_entries VALUES(1,113,'action','2:play:KD');
INSERT INTO game_entries VALUES(1,114,'action','3:play:KC');
INSERT INTO game_entries VALUES(1,115,'action','0:play:JD');
INSERT INTO game_entries VALUES(1,116,'action','0:gather');
INSERT INTO game_entries VALUES(1,117,'action','2:next');
INSERT INTO game_entries VALUES(1,118,'action','2:cut');
INSERT INTO game_entries VALUES(1,119,'action','3:deal:3');
INSERT INTO game_entries VALUES(1,120,'action','3:deal:3');
INSERT INTO game_entries VALUES(1,121,'action','3:deal:3');
INSERT INTO game_entries VALUES(1,122,'action','3:deal:3');
INSERT INTO game_entries VALUES(1,123,'action','3:deal:2');
INSERT INTO game_entries VALUES(1,124,'action','3:deal:2');
INSERT INTO game_entries VALUES(1,125,'action','3:deal:2');
INSERT INTO game_entries VALUES(1,126,'action','3:deal:2');
INSERT INTO game_entries VALUES(1,127,'action','3:turn-up');
INSERT INTO game_entries VALUES(1,128,'action','0:pass');
INSERT INTO game_entries VALUES(1,129,'action','1:pass');
INSERT INTO game_entries VALUES(1,130,'action','2:pass');
INSERT INTO game_entries VALUES(1,131,'action','3:order');
INSERT INTO game_entries VALUES(1,132,'action','3:discard:9D');
INSERT INTO game_entries VALUES(1,133,'action','0:play:AD');
INSERT INTO game_entries VALUES(1,134,'action','1:play:9H');
INSERT INTO game_entries VALUES(1,135,'action','2:play:KS');
INSERT INTO game_entries VALUES(1,136,'action','3:play:QC');
INSERT INTO game_entries VALUES(1,137,'action','3:gather');
INSERT INTO game_entries VALUES(1,138,'action','3:play:TS');
INSERT INTO game_entries VALUES(1,139,'action','0:play:9C');
INSERT INTO game_entries VALUES(1,140,'action','1:play:KH');
INSERT INTO game_entries VALUES(1,141,'action','2:play:AS');
INSERT INTO game_entries VALUES(1,142,'action','0:gather');
INSERT INTO game_entries VALUES(1,143,'action','0:play:QH');
INSERT INTO game_entries VALUES(1,144,'action','1:play:JD');
INSERT INTO game_entries VALUES(1,145,'action','2:play:AH');
INSERT INTO game_entries VALUES(1,146,'action','3:play:JS');
INSERT INTO game_entries VALUES(1,147,'action','3:gather');
INSERT INTO game_entries VALUES(1,148,'action','3:play:AC');
INSERT INTO game_entries VALUES(1,149,'action','0:play:JC');
INSERT INTO game_entries VALUES(1,150,'action','1:play:QD');
INSERT INTO game_entries VALUES(1,151,'action','2:play:TH');
INSERT INTO game_entries VALUES(1,152,'action','0:gather');
INSERT INTO game_entries VALUES(1,153,'action','0:play:TD');
INSERT INTO game_entries VALUES(1,154,'action','1:play:KD');
INSERT INTO game_entries VALUES(1,155,'action','2:play:JH');
INSERT INTO game_entries VALUES(1,156,'action','3:play:KC');
INSERT INTO game_entries VALUES(1,157,'action','3:gather');
INSERT INTO game_entries VALUES(1,158,'action','3:next');
INSERT INTO game_entries VALUES(1,159,'action','3:cut');
INSERT INTO game_entries VALUES(1,160,'action','0:deal:3');
INSERT INTO game_entries VALUES(1,161,'action','0:deal:3');
INSERT INTO game_entries VALUES(1,162,'action','0:deal:3');
INSERT INTO game_entries VALUES(1,163,'action','0:deal:3');
INSERT INTO game_entries VALUES(1,164,'action','0:deal:2');
INSERT INTO game_entries VALUES(1,165,'action','0:deal:2');
INSERT INTO game_entries VALUES(1,166,'action','0:deal:2');
INSERT INTO game_entries VALUES(1,167,'action','0:deal:2');
INSERT INTO game_entries VALUES(1,168,'action','0:turn-up');
INSERT INTO game_entries VALUES(1,169,'action','1:order');
INSERT INTO game_entries VALUES(1,170,'action','0:discard:9D');
INSERT INTO game_entries VALUES(1,171,'action','1:play:TS');
INSERT INTO game_entries VALUES(1,172,'action','2:play:JS');
INSERT INTO game_entries VALUES(1,173,'action','3:play:KS');
INSERT INTO game_entries VALUES(1,174,'action','0:play:AS');
INSERT INTO game_entries VALUES(1,175,'action','0:gather');
INSERT INTO game_entries VALUES(1,176,'action','0:play:JC');
INSERT INTO game_entries VALUES(1,177,'action','1:play:JD');
INSERT INTO game_entries VALUES(1,178,'action','2:play:9C');
INSERT INTO game_entries VALUES(1,179,'action','3:play:KC');
INSERT INTO game_entries VALUES(1,180,'action','1:gather');
INSERT INTO game_entries VALUES(1,181,'action','1:play:QS');
INSERT INTO game_entries VALUES(1,182,'action','2:play:QD');
INSERT INTO game_entries VALUES(1,183,'action','3:play:9S');
INSERT INTO game_entries VALUES(1,184,'action','0:play:QH');
INSERT INTO game_entries VALUES(1,185,'action','0:gather');
INSERT INTO game_entries VALUES(1,186,'action','0:play:TC');
INSERT INTO game_entries VALUES(1,187,'action','1:play:KH');
INSERT INTO game_entries VALUES(1,188,'action','2:play:QC');
INSERT INTO game_entries VALUES(1,189,'action','3:play:TD');
INSERT INTO game_entries VALUES(1,190,'action','1:gather');
INSERT INTO game_entries VALUES(1,191,'action','1:play:TH');
INSERT INTO game_entries VALUES(1,192,'action','2:play:AC');
INSERT INTO game_entries VALUES(1,193,'action','3:play:KD');
INSERT INTO game_entries VALUES(1,194,'action','0:play:JH');
INSERT INTO game_entries VALUES(1,195,'action','0:gather');
INSERT INTO game_entries VALUES(1,196,'action','0:next');
INSERT INTO game_entries VALUES(1,197,'action','0:cut');
INSERT INTO game_entries VALUES(1,198,'action','1:deal:3');
INSERT INTO game_entries VALUES(1,199,'action','1:deal:3');
INSERT INTO game_entries VALUES(1,200,'action','1:deal:3');
INSERT INTO game_entries VALUES(1,201,'action','1:deal:3');
INSERT INTO game_entries VALUES(1,202,'action','1:deal:2');
INSERT INTO game_entries VALUES(1,203,'action','1:deal:2');
INSERT INTO game_entries VALUES(1,204,'action','1:deal:2');
INSERT INTO game_entries VALUES(1,205,'action','1:deal:2');
INSERT INTO game_entries VALUES(1,206,'action','1:turn-up');
INSERT INTO game_entries VALUES(1,207,'action','2:order');
INSERT INTO game_entries VALUES(1,208,'action','1:discard:JD');
INSERT INTO game_entries VALUES(1,209,'action','2:play:QS');
INSERT INTO game_entries VALUES(1,210,'action','3:play:JC');
INSERT INTO game_entries VALUES(1,211,'action','0:play:9S');
INSERT INTO game_entries VALUES(1,212,'action','1:play:KS');
INSERT INTO game_entries VALUES(1,213,'action','3:gather');
INSERT INTO game_entries VALUES(1,214,'action','3:play:TD');
INSERT INTO game_entries VALUES(1,215,'action','0:play:QD');
INSERT INTO game_entries VALUES(1,216,'action','2:play:KD');
INSERT INTO game_entries VALUES(1,217,'action','3:director:2:out-of-turn');
INSERT INTO game_entries VALUES(1,218,'action','1:play:TC');
INSERT INTO game_entries VALUES(1,219,'action','2:play:KD');
INSERT INTO game_entries VALUES(1,220,'action','1:gather');
INSERT INTO game_entries VALUES(1,221,'action','1:play:KH');
INSERT INTO game_entries VALUES(1,222,'action','2:play:9C');
INSERT INTO game_entries VALUES(1,223,'action','3:play:AH');
INSERT INTO game_entries VALUES(1,224,'action','0:play:9H');
INSERT INTO game_entries VALUES(1,225,'action','2:gather');
INSERT INTO game_entries VALUES(1,226,'action','2:play:AS');
INSERT INTO game_entries VALUES(1,227,'action','3:play:AC');
INSERT INTO game_entries VALUES(1,228,'action','0:play:TS');
INSERT INTO game_entries VALUES(1,229,'action','1:play:KC');
INSERT INTO game_entries VALUES(1,230,'action','3:gather');
INSERT INTO game_entries VALUES(1,231,'action','3:play:QC');
INSERT INTO game_entries VALUES(1,232,'action','0:play:JS');
INSERT INTO game_entries VALUES(1,233,'action','1:play:QH');
INSERT INTO game_entries VALUES(1,234,'action','2:play:AD');
INSERT INTO game_entries VALUES(1,235,'action','0:gather');
INSERT INTO game_entries VALUES(1,236,'action','1:next');
INSERT INTO game_entries VALUES(1,237,'action','1:cut');
INSERT INTO game_entries VALUES(1,238,'action','2:deal:3');
INSERT INTO game_entries VALUES(1,239,'action','2:deal:3');
INSERT INTO game_entries VALUES(1,240,'action','2:deal:3');
INSERT INTO game_entries VALUES(1,241,'action','2:deal:3');
INSERT INTO game_entries VALUES(1,242,'action','2:deal:2');
INSERT INTO game_entries VALUES(1,243,'action','2:deal:2');
INSERT INTO game_entries VALUES(1,244,'action','2:deal:2');
INSERT INTO game_entries VALUES(1,245,'action','2:deal:2');
INSERT INTO game_entries VALUES(1,246,'action','2:turn-up');
INSERT INTO game_entries VALUES(1,247,'action','3:pass');
INSERT INTO game_entries VALUES(1,248,'action','0:pass');
INSERT INTO game_entries VALUES(1,249,'action','1:pass');
INSERT INTO game_entries VALUES(1,250,'action','2:pass');
INSERT INTO game_entries VALUES(1,251,'action','3:call:H');
INSERT INTO game_entries VALUES(1,252,'action','3:play:TD');
INSERT INTO game_entries VALUES(1,253,'action','0:play:KD');
INSERT INTO game_entries VALUES(1,254,'action','1:play:QD');
INSERT INTO game_entries VALUES(1,255,'action','2:play:9D');
INSERT INTO game_entries VALUES(1,256,'action','0:gather');
INSERT INTO game_entries VALUES(1,257,'action','0:play:AC');
INSERT INTO game_entries VALUES(1,258,'action','1:play:9C');
INSERT INTO game_entries VALUES(1,259,'action','2:play:TH');
INSERT INTO game_entries VALUES(1,260,'action','3:play:QH');
INSERT INTO game_entries VALUES(1,261,'action','3:gather');
INSERT INTO game_entries VALUES(1,262,'action','3:play:AD');
INSERT INTO game_entries VALUES(1,263,'action','0:play:KH');
INSERT INTO game_entries VALUES(1,264,'action','1:play:KC');
INSERT INTO game_entries VALUES(1,265,'action','2:play:JD');
INSERT INTO game_entries VALUES(1,266,'action','2:gather');
INSERT INTO game_entries VALUES(1,267,'action','2:play:KS');
INSERT INTO game_entries VALUES(1,268,'action','1:expose:AS');
INSERT INTO game_entries VALUES(1,269,'action','3:play:QS');
INSERT INTO game_entries VALUES(1,270,'action','0:play:JH');
INSERT INTO game_entries VALUES(1,271,'action','1:play:JS');
INSERT INTO game_entries VALUES(1,272,'action','0:gather');
INSERT INTO game_entries VALUES(1,273,'action','0:play:QC');
INSERT INTO game_entries VALUES(1,274,'action','1:play:AS');
INSERT INTO game_entries VALUES(1,275,'action','2:play:TS');
INSERT INTO game_entries VALUES(1,276,'action','3:play:9H');
INSERT INTO game_entries VALUES(1,277,'action','3:gather');
INSERT INTO game_entries VALUES(1,278,'action','2:next');
INSERT INTO game_entries VALUES(1,279,'action','2:cut');
INSERT INTO game_entries VALUES(1,280,'action','3:deal:3');
INSERT INTO game_entries VALUES(1,281,'action','3:deal:3');
INSERT INTO game_entries VALUES(1,282,'action','3:deal:3');
INSERT INTO game_entries VALUES(1,283,'action','3:deal:3');
INSERT INTO game_entries VALUES(1,284,'action','3:deal:2');
INSERT INTO game_entries VALUES(1,285,'action','3:deal:2');
INSERT INTO game_entries VALUES(1,286,'action','3:deal:2');
INSERT INTO game_entries VALUES(1,287,'action','3:deal:2');
INSERT INTO game_entries VALUES(1,288,'action','3:turn-up');
INSERT INTO game_entries VALUES(1,289,'action','0:pass');
INSERT INTO game_entries VALUES(1,290,'action','1:pass');
INSERT INTO game_entries VALUES(1,291,'action','2:order');
INSERT INTO game_entries VALUES(1,292,'action','3:discard:9C');
INSERT INTO game_entries VALUES(1,293,'action','0:play:JS');
INSERT INTO game_entries VALUES(1,294,'action','1:play:9S');
INSERT INTO game_entries VALUES(1,295,'action','2:play:KS');
INSERT INTO game_entries VALUES(1,296,'action','3:play:TS');
INSERT INTO game_entries VALUES(1,297,'action','0:gather');
INSERT INTO game_entries VALUES(1,298,'action','0:play:AC');
INSERT INTO game_entries VALUES(1,299,'action','1:play:9H');
INSERT INTO game_entries VALUES(1,300,'action','2:play:QC');
INSERT INTO game_entries VALUES(1,301,'action','3:play:QS');
INSERT INTO game_entries VALUES(1,302,'action','3:gather');
INSERT INTO game_entries VALUES(1,303,'action','3:play:TH');
INSERT INTO game_entries VALUES(1,304,'action','0:play:KH');
INSERT INTO game_entries VALUES(1,305,'action','1:play:9D');
INSERT INTO game_entries VALUES(1,306,'action','2:play:JH');
INSERT INTO game_entries VALUES(1,307,'action','0:gather');
INSERT INTO game_entries VALUES(1,308,'action','0:play:QH');
INSERT INTO game_entries VALUES(1,309,'action','1:play:TD');
INSERT INTO game_entries VALUES(1,310,'action','2:play:JC');
INSERT INTO game_entries VALUES(1,311,'action','3:play:QD');
INSERT INTO game_entries VALUES(1,312,'action','2:gather');
INSERT INTO game_entries VALUES(1,313,'action','2:play:KC');
INSERT INTO game_entries VALUES(1,314,'action','3:play:AD');
INSERT INTO game_entries VALUES(1,315,'action','0:play:TC');
INSERT INTO game_entries VALUES(1,316,'action','1:play:JD');
INSERT INTO game_entries VALUES(1,317,'action','2:gather');
INSERT INTO game_entries VALUES(2,1,'action','0:draw');
INSERT INTO game_entries VALUES(2,2,'action','0:cut');
INSERT INTO game_entries VALUES(2,3,'action','1:deal:3');
INSERT INTO game_entries VALUES(2,4,'action','1:deal:3');
INSERT INTO game_entries VALUES(2,5,'action','1:deal:3');
INSERT INTO game_entries VALUES(2,6,'action','1:deal:3');
INSERT INTO game_entries VALUES(2,7,'action','1:deal:2');
INSERT INTO game_entries VALUES(2,8,'action','1:deal:2');
INSERT INTO game_entries VALUES(2,9,'action','1:deal:2');
INSERT INTO game_entries VALUES(2,10,'action','1:deal:2');
INSERT INTO game_entries VALUES(2,11,'action','1:turn-up');
INSERT INTO game_entries VALUES(2,12,'action','2:pass');
INSERT INTO game_entries VALUES(2,13,'action','3:order');
INSERT INTO game_entries VALUES(2,14,'action','1:discard:JC');
INSERT INTO game_entries VALUES(2,15,'action','2:play:AS');
INSERT INTO game_entries VALUES(2,16,'action','3:play:AH');
INSERT INTO game_entries VALUES(2,17,'action','0:play:TS');
INSERT INTO game_entries VALUES(2,18,'action','1:play:9S');
INSERT INTO game_entries VALUES(2,19,'action','3:gather');
INSERT INTO game_entries VALUES(2,20,'action','3:play:QD');
INSERT INTO game_entries VALUES(2,21,'action','0:play:9D');
INSERT INTO game_entries VALUES(2,22,'action','1:play:JD');
INSERT INTO game_entries VALUES(2,23,'action','2:play:KD');
INSERT INTO game_entries VALUES(2,24,'action','1:gather');
INSERT INTO game_entries VALUES(2,25,'action','1:play:JS');
INSERT INTO game_entries VALUES(2,26,'action','2:play:KS');
INSERT INTO game_entries VALUES(2,27,'action','3:play:TH');
INSERT INTO game_entries VALUES(2,28,'action','0:play:JH');
INSERT INTO game_entries VALUES(2,29,'action','0:gather');
INSERT INTO game_entries VALUES(2,30,'action','0:play:AC');
INSERT INTO game_entries VALUES(2,31,'action','1:play:KH');
INSERT INTO game_entries VALUES(2,32,'action','2:play:TC');
INSERT INTO game_entries VALUES(2,33,'action','3:play:KC');
INSERT INTO game_entries VALUES(2,34,'action','1:gather');
INSERT INTO game_entries VALUES(2,35,'action','1:play:QH');
INSERT INTO game_entries VALUES(2,36,'action','2:play:QC');
INSERT INTO game_entries VALUES(2,37,'action','3:play:AD');
INSERT INTO game_entries VALUES(2,38,'action','0:play:TD');
INSERT INTO game_entries VALUES(2,39,'action','1:gather');
INSERT INTO game_entries VALUES(2,40,'action','1:next');
INSERT INTO game_entries VALUES(2,41,'action','1:cut');
INSERT INTO game_entries VALUES(2,42,'action','2:deal:3');
INSERT INTO game_entries VALUES(2,43,'action','2:deal:3');
INSERT INTO game_entries VALUES(2,44,'action','2:deal:3');
INSERT INTO game_entries VALUES(2,45,'action','2:deal:3');
INSERT INTO game_entries VALUES(2,46,'action','2:deal:2');
INSERT INTO game_entries VALUES(2,47,'action','2:deal:2');
INSERT INTO game_entries VALUES(2,48,'action','2:deal:2');
INSERT INTO game_entries VALUES(2,49,'action','2:deal:2');
INSERT INTO game_entries VALUES(2,50,'action','2:turn-up');
INSERT INTO game_entries VALUES(2,51,'action','3:pass');
INSERT INTO game_entries VALUES(2,52,'action','0:pass');
INSERT INTO game_entries VALUES(2,53,'action','1:pass');
INSERT INTO game_entries VALUES(2,54,'action','2:order');
INSERT INTO game_entries VALUES(2,55,'action','2:discard:KC');
INSERT INTO game_entries VALUES(2,56,'action','3:play:9S');
INSERT INTO game_entries VALUES(2,57,'action','0:play:QS');
INSERT INTO game_entries VALUES(2,58,'action','1:play:KS');
INSERT INTO game_entries VALUES(2,59,'action','2:play:AS');
INSERT INTO game_entries VALUES(2,60,'action','2:gather');
INSERT INTO game_entries VALUES(2,61,'action','2:play:AD');
INSERT INTO game_entries VALUES(2,62,'action','3:play:TD');
INSERT INTO game_entries VALUES(2,63,'action','0:play:KD');
INSERT INTO game_entries VALUES(2,64,'action','1:play:9D');
INSERT INTO game_entries VALUES(2,65,'action','2:gather');
INSERT INTO game_entries VALUES(2,66,'action','2:play:AC');
INSERT INTO game_entries VALUES(2,67,'action','3:play:TC');
INSERT INTO game_entries VALUES(2,68,'action','0:play:9C');
INSERT INTO game_entries VALUES(2,69,'action','1:play:JC');
INSERT INTO game_entries VALUES(2,70,'action','2:gather');
INSERT INTO game_entries VALUES(2,71,'action','2:play:AH');
INSERT INTO game_entries VALUES(2,72,'action','3:play:QC');
INSERT INTO game_entries VALUES(2,73,'action','0:play:9H');
INSERT INTO game_entries VALUES(2,74,'action','1:play:TH');
INSERT INTO game_entries VALUES(2,75,'action','2:gather');
INSERT INTO game_entries VALUES(2,76,'action','2:play:QH');
INSERT INTO game_entries VALUES(2,77,'action','3:play:QD');
INSERT INTO game_entries VALUES(2,78,'action','0:play:JS');
INSERT INTO game_entries VALUES(2,79,'action','1:play:TS');
INSERT INTO game_entries VALUES(2,80,'action','2:gather');
INSERT INTO game_entries VALUES(2,81,'action','2:next');
INSERT INTO game_entries VALUES(2,82,'action','2:cut');
INSERT INTO game_entries VALUES(2,83,'action','3:deal:3');
INSERT INTO game_entries VALUES(2,84,'action','3:deal:3');
INSERT INTO game_entries VALUES(2,85,'action','3:deal:3');
INSERT INTO game_entries VALUES(2,86,'action','3:deal:3');
INSERT INTO game_entries VALUES(2,87,'action','3:deal:2');
INSERT INTO game_entries VALUES(2,88,'action','3:deal:2');
INSERT INTO game_entries VALUES(2,89,'action','3:deal:2');
INSERT INTO game_entries VALUES(2,90,'action','3:deal:2');
INSERT INTO game_entries VALUES(2,91,'action','3:turn-up');
INSERT INTO game_entries VALUES(2,92,'action','0:pass');
INSERT INTO game_entries VALUES(2,93,'action','1:pass');
INSERT INTO game_entries VALUES(2,94,'action','2:pass');
INSERT INTO game_entries VALUES(2,95,'action','3:order');
INSERT INTO game_entries VALUES(2,96,'action','3:discard:JC');
INSERT INTO game_entries VALUES(2,97,'action','0:play:AS');
INSERT INTO game_entries VALUES(2,98,'action','1:play:9S');
INSERT INTO game_entries VALUES(2,99,'action','2:play:QS');
INSERT INTO game_entries VALUES(2,100,'action','3:play:JS');
INSERT INTO game_entries VALUES(2,101,'action','0:gather');
INSERT INTO game_entries VALUES(2,102,'action','0:play:KC');
INSERT INTO game_entries VALUES(2,103,'action','1:play:QC');
INSERT INTO game_entries VALUES(2,104,'action','2:play:AC');
INSERT INTO game_entries VALUES(2,105,'action','3:play:AD');
INSERT INTO game_entries VALUES(2,106,'action','3:gather');
INSERT INTO game_entries VALUES(2,107,'action','3:play:AH');
INSERT INTO game_entries VALUES(2,108,'action','0:play:KH');
INSERT INTO game_entries VALUES(2,109,'action','1:play:QH');
INSERT INTO game_entries VALUES(2,110,'action','2:play:9H');
INSERT INTO game_entries VALUES(2,111,'action','3:gather');
INSERT INTO game_entries VALUES(2,112,'action','3:play:KS');
INSERT INTO game_entries VALUES(2,113,'action','0:play:QD');
INSERT INTO game_entries VALUES(2,114,'action','1:play:TS');
INSERT INTO game_entries VALUES(2,115,'action','2:play:JD');
INSERT INTO game_entries VALUES(2,116,'action','2:gather');
INSERT INTO game_entries VALUES(2,117,'action','2:play:TC');
INSERT INTO game_entries VALUES(2,118,'action','3:play:TD');
INSERT INTO game_entries VALUES(2,119,'action','0:play:JH');
INSERT INTO game_entries VALUES(2,120,'action','1:play:9D');
INSERT INTO game_entries VALUES(2,121,'action','0:gather');
INSERT INTO game_entries VALUES(2,122,'action','3:next');
INSERT INTO game_entries VALUES(2,123,'action','3:cut');
INSERT INTO game_entries VALUES(2,124,'action','0:deal:3');
INSERT INTO game_entries VALUES(2,125,'action','0:deal:3');
INSERT INTO game_entries VALUES(2,126,'action','0:deal:3');
INSERT INTO game_entries VALUES(2,127,'action','0:deal:3');
INSERT INTO game_entries VALUES(2,128,'action','0:deal:2');
INSERT INTO game_entries VALUES(2,129,'action','0:deal:2');
INSERT INTO game_entries VALUES(2,130,'action','0:deal:2');
INSERT INTO game_entries VALUES(2,131,'action','0:deal:2');
INSERT INTO game_entries VALUES(2,132,'action','0:turn-up');
INSERT INTO game_entries VALUES(2,133,'action','1:order');
INSERT INTO game_entries VALUES(2,134,'action','0:discard:9C');
INSERT INTO game_entries VALUES(2,135,'action','1:play:9H');
INSERT INTO game_entries VALUES(2,136,'action','2:play:AH');
INSERT INTO game_entries VALUES(2,137,'action','3:play:QH');
INSERT INTO game_entries VALUES(2,138,'action','0:play:9S');
INSERT INTO game_entries VALUES(2,139,'action','2:gather');
INSERT INTO game_entries VALUES(2,140,'action','2:play:QS');
INSERT INTO game_entries VALUES(2,141,'action','3:play:JH');
INSERT INTO game_entries VALUES(2,142,'action','0:play:AS');
INSERT INTO game_entries VALUES(2,143,'action','1:play:JS');
INSERT INTO game_entries VALUES(2,144,'action','3:gather');
INSERT INTO game_entries VALUES(2,145,'action','3:play:KC');
CREATE TABLE memory_cards (
            card_id TEXT PRIMARY KEY NOT NULL,
            met TEXT NOT NULL,          -- ISO 8601, UTC, like all times here
            due TEXT NOT NULL,
            memory TEXT NOT NULL        -- JSON of the scheduler; empty before the first answer
        ) WITHOUT ROWID
        ;
CREATE TABLE card_reviews (
            n INTEGER PRIMARY KEY AUTOINCREMENT,
            card_id TEXT NOT NULL,
            rating INTEGER NOT NULL CHECK (rating BETWEEN 1 AND 4),
            reviewed TEXT NOT NULL,
            due TEXT NOT NULL           -- when the card was to come back after this answer
        );
CREATE TABLE step_answers (
            n INTEGER PRIMARY KEY AUTOINCREMENT,
            lesson_id TEXT NOT NULL,
            step_id TEXT NOT NULL,
            skill TEXT NOT NULL,        -- empty for a step that tests none
            at_once INTEGER NOT NULL CHECK (at_once IN (0, 1)),  -- right at the first try
            answered TEXT NOT NULL,
            due TEXT NOT NULL,          -- when the skill is to be tried again after this answer
            memory TEXT NOT NULL        -- JSON of the scheduler: how well the skill is held after it
        );
CREATE TABLE hand_reviews (
            game_id INTEGER NOT NULL REFERENCES games (id),
            deal INTEGER NOT NULL CHECK (deal >= 0),  -- of the game, from 0
            reviewed TEXT NOT NULL,
            cost REAL NOT NULL,         -- points that the decisions cost together
            points REAL NOT NULL,       -- what the hand brought the learner's side above the other
            decisions INTEGER NOT NULL,
            mistakes INTEGER NOT NULL,
            PRIMARY KEY (game_id, deal)
        ) WITHOUT ROWID
        ;
CREATE TABLE rulesets (hash TEXT PRIMARY KEY NOT NULL, text TEXT NOT NULL) WITHOUT ROWID;
INSERT INTO rulesets VALUES('9832704aa970ee648abbb18befa400b0','{"id":"wednesday-night","name":"Wednesday Night Euchre 2017/18","short_name":"Wednesday night","summary":"eight hands, each player''s own score","beginners":false,"source":"Wednesday Night Euchre 2017/18, Rules According to Hoyle","extends":"hoyle-classic","switches":{"pack":24,"joker":false,"first_dealer":"first-jack","cut":"cut-card","deal_plan":"either","farmers_hand":"played","strict_words":true,"natural_trump":false,"canadian_loner":false,"take_upcard":"must","bury_upcard":false,"upcard_shown":false,"turn_down":"face-up-until-called","stick_the_dealer":false,"no_trump":false,"partners_best":false,"partners_hand":"in-the-middle","defend_alone":false,"lone_lead":"dealers-left","tricks_kept_by":"winner","trump_cube":"on-kitty","made_points":1,"march_points":2,"euchre_points":2,"lone_made_points":1,"lone_march_points":5,"lone_euchre_points":3,"lone_defence_points":2,"lone_defence_march_points":4,"individual_scores":true,"lone_march_partner_points":4,"score_keeping":"score-card","score_check":"initialled","game_points":null,"game_deals":8,"thrown_in_counts":true,"event":"progressive","event_rounds":null,"round_minutes":null,"event_tie":"shared","rulings":"director","misdeal":"same-dealer","deal_order":"pointed-out","barred_call":"call-again","call_out_of_turn":"two-points-or-lone","early_lead":"trump-allowed","lead_out_of_turn":"exposed","lead_stands":"all-played","exposed_bars_partner":true,"lone_player_exempt":false,"lone_partner_plays":"lone-forfeited","retract_after_renege":"opponents","renege_points":2,"renege_ends_hand":true,"renege_deduction":0,"lone_renege_points":3,"renege_against_lone":"lone-march","mixed_tricks_prove":true,"illegal_information":"pointed-out"},"words":{"order":"Pick it up","assist":"Pick it up","take-up":"Pick it up","pass":"Pass","turn-down":"Pass","pass-second":"Pass","alone":"Alone","no-trump":"No trump","defend-alone":"I defend alone","defend-together":"We defend together"},"also":{"alone":["I''m going alone"]},"clauses":{"BASE-01":{"id":"BASE-01","kind":"reading","says":"Four people play, and partners sit across from each other.","source":"","section":"","reading":"","sets":{},"covers":["partners"],"advises":null},"BASE-02":{"id":"BASE-02","kind":"reading","says":"The deck has 24 cards, from the ace down to the nine in each suit.","source":"","section":"","reading":"","sets":{"pack":24},"covers":[],"advises":null},"BASE-03":{"id":"BASE-03","kind":"reading","says":"There''s no joker in the deck.","source":"","section":"","reading":"","sets":{"joker":false},"covers":[],"advises":null},"BASE-04":{"id":"BASE-04","kind":"reading","says":"If there''s a joker, it''s always the highest trump, above both bowers.","source":"","section":"","reading":"","sets":{},"covers":["joker-rank"],"advises":null},"BASE-05":{"id":"BASE-05","kind":"reading","says":"If the upcard is a joker, the dealer names a suit for it before anyone looks at their cards. That suit then counts as the suit turned up.","source":"","section":"","reading":"","sets":{},"covers":["joker-turned-up"],"advises":null},"BASE-06":{"id":"BASE-06","kind":"reading","says":"To choose the first dealer, cards are dealt face up. The player who gets the first jack deals.","source":"","section":"","reading":"","sets":{"first_dealer":"first-jack"},"covers":[],"advises":null},"BASE-07":{"id":"BASE-07","kind":"reading","says":"Each player gets five cards in two packets, three and two or two and three. The dealer does the same for everyone.","source":"","section":"","reading":"","sets":{"deal_plan":"either"},"covers":["deal"],"advises":null},"BASE-08":{"id":"BASE-08","kind":"reading","says":"The next card in the deck is turned up, and its suit is offered as trump.","source":"","section":"","reading":"","sets":{},"covers":["turn-up","first-round"],"advises":null},"BASE-09":{"id":"BASE-09","kind":"reading","says":"Starting on the dealer''s left, each player in turn calls or passes once per round. Nobody acts out of turn.","source":"","section":"","reading":"","sets":{},"covers":["in-turn"],"advises":null},"BASE-10":{"id":"BASE-10","kind":"reading","says":"An opponent of the dealer orders up the upcard, the dealer''s partner assists, and the dealer takes it up. Any of these makes its suit trump.","source":"","section":"","reading":"","sets":{},"covers":["order-up","assist","take-up"],"advises":null},"BASE-11":{"id":"BASE-11","kind":"reading","says":"If you don''t want the suit, you pass, and the player to your left is next.","source":"","section":"","reading":"","sets":{},"covers":["pass"],"advises":null},"BASE-12":{"id":"BASE-12","kind":"reading","says":"You may order up the upcard with or without a card of its suit.","source":"","section":"","reading":"","sets":{"natural_trump":false},"covers":[],"advises":null},"BASE-13":{"id":"BASE-13","kind":"reading","says":"If anyone accepts the upcard, the dealer must pick it up.","source":"","section":"","reading":"","sets":{"take_upcard":"must"},"covers":[],"advises":null},"BASE-14":{"id":"BASE-14","kind":"reading","says":"The dealer discards a different card, face down. The upcard itself stays in the hand.","source":"","section":"","reading":"","sets":{"bury_upcard":false},"covers":["discard"],"advises":null},"BASE-15":{"id":"BASE-15","kind":"reading","says":"If nobody accepts the upcard, it''s turned face down on the deck.","source":"","section":"","reading":"","sets":{"turn_down":"face-down"},"covers":["turn-down"],"advises":null},"BASE-16":{"id":"BASE-16","kind":"reading","says":"In the second round, you may call any suit except the one turned down.","source":"","section":"","reading":"","sets":{},"covers":["second-round","barred-suit"],"advises":null},"BASE-17":{"id":"BASE-17","kind":"reading","says":"If all four pass twice, the hand is thrown in and the deal moves on. Nobody has to call a suit.","source":"","section":"","reading":"","sets":{"stick_the_dealer":false},"covers":["passed-out"],"advises":null},"BASE-18":{"id":"BASE-18","kind":"reading","says":"If you make trump, you may go alone, and you say so with your call. Your partner lays the cards down and sits out.","source":"","section":"","reading":"","sets":{},"covers":["alone","sits-out"],"advises":null},"BASE-19":{"id":"BASE-19","kind":"reading","says":"The defenders always play together, even against a lone hand.","source":"","section":"","reading":"","sets":{"defend_alone":false},"covers":[],"advises":null},"BASE-20":{"id":"BASE-20","kind":"reading","says":"The player to the dealer''s left leads first.","source":"","section":"","reading":"","sets":{},"covers":["opening-lead"],"advises":null},"BASE-21":{"id":"BASE-21","kind":"reading","says":"Against a lone hand, the player to the dealer''s left leads first. If that player is sitting out, the next player still in the hand leads.","source":"","section":"","reading":"","sets":{"lone_lead":"dealers-left"},"covers":[],"advises":null},"BASE-22":{"id":"BASE-22","kind":"reading","says":"The jack of trump is the highest card. Next is the other jack of the same color, then ace, king, queen and so on down.","source":"","section":"","reading":"","sets":{},"covers":["trump-order"],"advises":null},"BASE-23":{"id":"BASE-23","kind":"reading","says":"In an off-suit, the cards rank ace, king, queen, jack and so on down. The left bower is missing from its own suit.","source":"","section":"","reading":"","sets":{},"covers":["plain-order"],"advises":null},"BASE-24":{"id":"BASE-24","kind":"reading","says":"Follow the suit led if you can. If you can''t, play any card.","source":"","section":"","reading":"","sets":{},"covers":["follow-suit"],"advises":null},"BASE-25":{"id":"BASE-25","kind":"reading","says":"The highest trump wins the trick. If there''s no trump in it, the highest card of the suit led wins.","source":"","section":"","reading":"","sets":{},"covers":["trick-winner"],"advises":null},"BASE-26":{"id":"BASE-26","kind":"reading","says":"If you win a trick, you lead to the next.","source":"","section":"","reading":"","sets":{},"covers":["winner-leads"],"advises":null},"BASE-27":{"id":"BASE-27","kind":"reading","says":"The makers need at least three of the five tricks.","source":"","section":"","reading":"","sets":{},"covers":["aim"],"advises":null},"BASE-28":{"id":"BASE-28","kind":"reading","says":"The makers score 1 for three or four tricks and 2 for all five. With fewer than three they''re euchred, and the other side scores 2.","source":"","section":"","reading":"","sets":{"made_points":1,"march_points":2,"euchre_points":2},"covers":[],"advises":null},"BASE-29":{"id":"BASE-29","kind":"reading","says":"A lone hand scores 1 for three or four tricks and 4 for all five. If it''s euchred, the other side scores 2.","source":"","section":"","reading":"","sets":{"lone_made_points":1,"lone_march_points":4,"lone_euchre_points":2},"covers":[],"advises":null},"BASE-30":{"id":"BASE-30","kind":"reading","says":"A lone defender who euchres the makers scores 2, or 4 for all five tricks.","source":"","section":"","reading":"","sets":{"lone_defence_points":2,"lone_defence_march_points":4},"covers":[],"advises":null},"BASE-31":{"id":"BASE-31","kind":"reading","says":"A proven renege gives the other side 2 points and ends the hand. It costs the same against a lone hand. The other side can''t take points off the reneging side''s score instead.","source":"","section":"","reading":"","sets":{"renege_points":2,"renege_ends_hand":true,"renege_deduction":0,"lone_renege_points":null,"renege_against_lone":"renege-points"},"covers":["stopped-lone"],"advises":null},"BASE-32":{"id":"BASE-32","kind":"reading","says":"The first side with 5 points wins the game.","source":"","section":"","reading":"","sets":{"game_points":5,"game_deals":null},"covers":[],"advises":null},"BASE-33":{"id":"BASE-33","kind":"reading","says":"Each side keeps score with a four and a six.","source":"","section":"","reading":"","sets":{"score_keeping":"four-and-six"},"covers":[],"advises":null},"BASE-34":{"id":"BASE-34","kind":"reading","says":"After each hand, the deal passes to the left.","source":"","section":"","reading":"","sets":{},"covers":["deal-passes"],"advises":null},"BASE-35":{"id":"BASE-35","kind":"reading","says":"A lone player plays the five cards dealt and gets none from the partner.","source":"","section":"","reading":"","sets":{"partners_best":false},"covers":[],"advises":null},"BASE-36":{"id":"BASE-36","kind":"reading","says":"Nobody has to cut the deck after it''s shuffled.","source":"","section":"","reading":"","sets":{"cut":"uncut"},"covers":[],"advises":null},"BASE-37":{"id":"BASE-37","kind":"reading","says":"If the dealer''s partner accepts the upcard, both partners may play. Neither has to go alone.","source":"","section":"","reading":"","sets":{"canadian_loner":false},"covers":[],"advises":null},"BASE-38":{"id":"BASE-38","kind":"reading","says":"You play the hand you''re dealt, even a weak one with three nines.","source":"","section":"","reading":"","sets":{"farmers_hand":"played"},"covers":[],"advises":null},"BASE-39":{"id":"BASE-39","kind":"reading","says":"Trump is always one of the four suits.","source":"","section":"","reading":"","sets":{"no_trump":false},"covers":[],"advises":null},"BASE-40":{"id":"BASE-40","kind":"reading","says":"A call counts as long as it''s clear what you mean. Using the wrong word costs nothing.","source":"","section":"","reading":"","sets":{"strict_words":false},"covers":[],"advises":null},"BASE-41":{"id":"BASE-41","kind":"reading","says":"Points belong to the side, so partners share them.","source":"","section":"","reading":"","sets":{"individual_scores":false,"lone_march_partner_points":null},"covers":[],"advises":null},"BASE-42":{"id":"BASE-42","kind":"reading","says":"A hand that''s thrown in still counts as one of the deals in a game.","source":"","section":"","reading":"","sets":{"thrown_in_counts":true},"covers":[],"advises":null},"BASE-43":{"id":"BASE-43","kind":"reading","says":"Once the dealer picks up the upcard, it goes in with the other cards.","source":"","section":"","reading":"","sets":{"upcard_shown":false},"covers":[],"advises":null},"BASE-44":{"id":"BASE-44","kind":"reading","says":"When you go alone, your partner''s cards stay face down at your partner''s seat until the next deal.","source":"","section":"","reading":"","sets":{"partners_hand":"face-down"},"covers":[],"advises":null},"BASE-45":{"id":"BASE-45","kind":"reading","says":"Partners keep their tricks together.","source":"","section":"","reading":"","sets":{"tricks_kept_by":"side"},"covers":[],"advises":null},"BASE-46":{"id":"BASE-46","kind":"reading","says":"Anyone may ask what trump is.","source":"","section":"","reading":"","sets":{"trump_cube":"corner"},"covers":[],"advises":null},"BASE-47":{"id":"BASE-47","kind":"reading","says":"You play each card in front of you, so everyone can see who played what.","source":"","section":"","reading":"","sets":{},"covers":["card-places"],"advises":null},"BASE-48":{"id":"BASE-48","kind":"reading","says":"Nobody has to sign the score.","source":"","section":"","reading":"","sets":{"score_check":"unsigned"},"covers":[],"advises":null},"BASE-49":{"id":"BASE-49","kind":"reading","says":"If something is in doubt, the players settle it themselves.","source":"","section":"","reading":"","sets":{"rulings":"players"},"covers":[],"advises":null},"BASE-50":{"id":"BASE-50","kind":"reading","says":"Nobody looks at the kitty, the cards left over after the deal, until the hand is over. Only the dealer knows the discard.","source":"","section":"","reading":"","sets":{},"covers":["kitty"],"advises":null},"BASE-51":{"id":"BASE-51","kind":"reading","says":"Every card is played. Nobody claims the rest of the tricks.","source":"","section":"","reading":"","sets":{},"covers":["played-out"],"advises":null},"BASE-52":{"id":"BASE-52","kind":"reading","says":"If a game ends in a tie, the tie stands.","source":"","section":"","reading":"","sets":{},"covers":["tied-game"],"advises":null},"BASE-53":{"id":"BASE-53","kind":"reading","says":"Each game is separate. It isn''t part of an event, and rounds have no time limit.","source":"","section":"","reading":"","sets":{"event":"single","event_rounds":null,"round_minutes":null},"covers":[],"advises":null},"BASE-54":{"id":"BASE-54","kind":"reading","says":"At an event, the highest total wins. If there''s a tie, you share first place.","source":"","section":"","reading":"","sets":{"event_tie":"shared"},"covers":["event-winner"],"advises":null},"BASE-55":{"id":"BASE-55","kind":"reading","says":"Don''t say or show anything that tells your partner about your cards. If somebody does, point it out. It costs nothing.","source":"","section":"","reading":"","sets":{"illegal_information":"pointed-out"},"covers":["table-talk"],"advises":null},"BASE-56":{"id":"BASE-56","kind":"reading","says":"It''s a misdeal if a card is exposed in the deal, somebody gets the wrong number of cards, or the deck is incorrect. The same dealer deals again.","source":"","section":"","reading":"","sets":{"misdeal":"same-dealer","deal_order":"pointed-out"},"covers":["wrong-number"],"advises":null},"BASE-57":{"id":"BASE-57","kind":"reading","says":"If somebody turns out to have the wrong number of cards after the first trick, the hand is played out, but the side at fault can''t score.","source":"","section":"","reading":"","sets":{},"covers":["wrong-number-later"],"advises":null},"BASE-58":{"id":"BASE-58","kind":"reading","says":"If you call the suit that was turned down, the call is void and you call again.","source":"","section":"","reading":"","sets":{"barred_call":"call-again"},"covers":[],"advises":null},"BASE-59":{"id":"BASE-59","kind":"reading","says":"A call out of turn is void, and it''s still the same player''s turn.","source":"","section":"","reading":"","sets":{"call_out_of_turn":"void"},"covers":[],"advises":null},"BASE-60":{"id":"BASE-60","kind":"reading","says":"A pass out of turn costs nothing and counts as that player''s pass.","source":"","section":"","reading":"","sets":{},"covers":["pass-out-of-turn"],"advises":null},"BASE-61":{"id":"BASE-61","kind":"reading","says":"If you need a natural trump, a call without one is void if anyone notices before the opening lead. After that it stands.","source":"","section":"","reading":"","sets":{},"covers":["call-without-natural"],"advises":null},"BASE-62":{"id":"BASE-62","kind":"reading","says":"If a lead out of turn is noticed in time, it''s taken back and becomes an exposed card. The partner may lead any suit.","source":"","section":"","reading":"","sets":{"lead_out_of_turn":"exposed","exposed_bars_partner":false},"covers":[],"advises":null},"BASE-63":{"id":"BASE-63","kind":"reading","says":"A lead out of turn stands once the trick has been gathered.","source":"","section":"","reading":"","sets":{"lead_stands":"gathered"},"covers":["trick-stands"],"advises":null},"BASE-64":{"id":"BASE-64","kind":"reading","says":"If you played to a lead out of turn, you may take your card back without penalty.","source":"","section":"","reading":"","sets":{},"covers":["cards-taken-back"],"advises":null},"BASE-65":{"id":"BASE-65","kind":"reading","says":"An exposed card stays face up and must be played at the first legal chance. If there are several, the player chooses.","source":"","section":"","reading":"","sets":{},"covers":["exposed-card"],"advises":null},"BASE-66":{"id":"BASE-66","kind":"reading","says":"A lone player has no partner to help, so an exposed card simply goes back into the hand.","source":"","section":"","reading":"","sets":{"lone_player_exempt":true},"covers":["lone-exposed"],"advises":null},"BASE-67":{"id":"BASE-67","kind":"reading","says":"A renege can be corrected until the trick is gathered. The card taken back becomes an exposed card.","source":"","section":"","reading":"","sets":{},"covers":["renege-taken-back"],"advises":null},"BASE-68":{"id":"BASE-68","kind":"reading","says":"When a renege is corrected, everyone who played after it may change their card.","source":"","section":"","reading":"","sets":{"retract_after_renege":"everyone"},"covers":[],"advises":null},"BASE-69":{"id":"BASE-69","kind":"reading","says":"A renege counts only if the gathered tricks show it.","source":"","section":"","reading":"","sets":{"mixed_tricks_prove":false},"covers":[],"advises":null},"BASE-70":{"id":"BASE-70","kind":"reading","says":"If a lone player''s partner plays a card, it goes back to the hand and the lone hand continues.","source":"","section":"","reading":"","sets":{"lone_partner_plays":"taken-back"},"covers":[],"advises":null},"BASE-71":{"id":"BASE-71","kind":"reading","says":"A card led before the discard or the call is taken back without penalty.","source":"","section":"","reading":"","sets":{"early_lead":"taken-back"},"covers":[],"advises":null},"BASE-72":{"id":"BASE-72","kind":"reading","says":"Zero is as low as a score goes.","source":"","section":"","reading":"","sets":{},"covers":[],"advises":null},"BASE-73":{"id":"BASE-73","kind":"reading","says":"Once a trick is gathered, nobody looks back at it.","source":"","section":"","reading":"","sets":{},"covers":[],"advises":null},"BASE-74":{"id":"BASE-74","kind":"reading","says":"If time runs out in the middle of a hand, you finish the hand.","source":"","section":"","reading":"","sets":{},"covers":[],"advises":null},"BASE-75":{"id":"BASE-75","kind":"reading","says":"You don''t need a card of the suit you call in the second round.","source":"","section":"","reading":"","sets":{},"covers":[],"advises":null},"BASE-76":{"id":"BASE-76","kind":"reading","says":"Once you''ve made a call, it stands. Once trump is made, the calling is over.","source":"","section":"","reading":"","sets":{},"covers":[],"advises":null},"BASE-77":{"id":"BASE-77","kind":"reading","says":"Calling next means calling the other suit of the same color as the card turned down. Crossing means calling a suit of the opposite color.","source":"","section":"","reading":"","sets":{},"covers":[],"advises":null},"BASE-78":{"id":"BASE-78","kind":"reading","says":"You may pass even with a good hand.","source":"","section":"","reading":"","sets":{},"covers":[],"advises":null},"BASE-79":{"id":"BASE-79","kind":"reading","says":"When it''s your lead, you may lead any card, trump included.","source":"","section":"","reading":"","sets":{},"covers":[],"advises":null},"BASE-80":{"id":"BASE-80","kind":"reading","says":"The people who run an event tell you how to enter it.","source":"","section":"","reading":"","sets":{},"covers":[],"advises":null},"BASE-81":{"id":"BASE-81","kind":"reading","says":"When a sheet doesn''t say, you do what most tables do. That''s the usual reading.","source":"","section":"","reading":"","sets":{},"covers":[],"advises":null},"BASE-82":{"id":"BASE-82","kind":"reading","says":"A game that''s won counts once, whatever the score.","source":"","section":"","reading":"","sets":{},"covers":[],"advises":null},"BASE-83":{"id":"BASE-83","kind":"reading","says":"If the dealer''s partner goes alone on the upcard, the dealer still takes it and discards before sitting out.","source":"","section":"","reading":"","sets":{},"covers":[],"advises":null},"BASE-84":{"id":"BASE-84","kind":"reading","says":"A renege is not following suit when you can. It''s also called a revoke.","source":"","section":"","reading":"","sets":{},"covers":[],"advises":null},"BASE-85":{"id":"BASE-85","kind":"reading","says":"A lone player gathers the tricks.","source":"","section":"","reading":"","sets":{},"covers":[],"advises":null},"BASE-86":{"id":"BASE-86","kind":"reading","says":"A card you''ve played stays played. You take it back only to correct a renege or when you played to a lead out of turn.","source":"","section":"","reading":"","sets":{},"covers":[],"advises":null},"HOY-01":{"id":"HOY-01","kind":"rule","says":"Euchre is a game for four, in two partnerships.","source":"The official rules according to Hoyle, as the Danville league prints them","section":"Introduction","reading":"","sets":{},"covers":["partners"],"advises":null},"HOY-02":{"id":"HOY-02","kind":"rule","says":"The deck has 24 cards. Each suit runs from the ace down to the nine.","source":"The official rules according to Hoyle, as the Danville league prints them","section":"Introduction","reading":"","sets":{"pack":24},"covers":[],"advises":null},"HOY-03":{"id":"HOY-03","kind":"rule","says":"The cards are shuffled, and each player gets five.","source":"The official rules according to Hoyle, as the Danville league prints them","section":"Deal and trump","reading":"","sets":{},"covers":["deal"],"advises":null},"HOY-04":{"id":"HOY-04","kind":"rule","says":"The jack of trump is the right bower and ranks highest. The jack of the same color is the left bower and comes next, then ace, king, queen, ten and nine of trump.","source":"The official rules according to Hoyle, as the Danville league prints them","section":"Deal and trump","reading":"","sets":{},"covers":["trump-order"],"advises":null},"HOY-05":{"id":"HOY-05","kind":"rule","says":"The player to the dealer''s left leads to the first trick.","source":"The official rules according to Hoyle, as the Danville league prints them","section":"Play","reading":"","sets":{},"covers":["opening-lead"],"advises":null},"HOY-06":{"id":"HOY-06","kind":"rule","says":"Follow the suit led if you can. If you have none, you may play any card.","source":"The official rules according to Hoyle, as the Danville league prints them","section":"Play","reading":"","sets":{},"covers":["follow-suit"],"advises":null},"HOY-07":{"id":"HOY-07","kind":"rule","says":"The highest card of the suit led takes the trick, unless someone plays trump. Then the highest trump takes it.","source":"The official rules according to Hoyle, as the Danville league prints them","section":"Play","reading":"","sets":{},"covers":["trick-winner"],"advises":null},"HOY-08":{"id":"HOY-08","kind":"rule","says":"If you take a trick, you lead to the next, until all five are played.","source":"The official rules according to Hoyle, as the Danville league prints them","section":"Play","reading":"","sets":{},"covers":["winner-leads"],"advises":null},"HOY-09":{"id":"HOY-09","kind":"rule","says":"After the deal, the next card is turned up. Starting on the dealer''s left, each player in turn may make its suit trump.","source":"The official rules according to Hoyle, as the Danville league prints them","section":"Making trump, first round","reading":"","sets":{},"covers":["turn-up","first-round","in-turn"],"advises":null},"HOY-10":{"id":"HOY-10","kind":"rule","says":"An opponent of the dealer accepts with \"I order it up.\" The dealer takes the upcard and discards a different card, face down.","source":"The official rules according to Hoyle, as the Danville league prints them","section":"Making trump, first round","reading":"The upcard stays in the hand, so it can''t be the discard. Some other sheets let the dealer leave it on the table.","sets":{"take_upcard":"must","bury_upcard":false},"covers":["order-up","discard"],"advises":null},"HOY-11":{"id":"HOY-11","kind":"rule","says":"If you don''t want the suit, you say \"I pass,\" and the player to your left decides next.","source":"The official rules according to Hoyle, as the Danville league prints them","section":"Making trump, first round","reading":"","sets":{},"covers":["pass"],"advises":null},"HOY-12":{"id":"HOY-12","kind":"rule","says":"The dealer''s partner accepts with \"I assist.\" It works just like ordering up.","source":"The official rules according to Hoyle, as the Danville league prints them","section":"Making trump, first round","reading":"","sets":{"canadian_loner":false},"covers":["assist"],"advises":null},"HOY-13":{"id":"HOY-13","kind":"rule","says":"The dealer decides last, with \"I take it up\" or \"I turn it down.\"","source":"The official rules according to Hoyle, as the Danville league prints them","section":"Making trump, first round","reading":"","sets":{},"covers":["take-up"],"advises":null},"HOY-14":{"id":"HOY-14","kind":"rule","says":"A card turned down goes under the deck. Its suit can no longer be trump in this hand.","source":"The official rules according to Hoyle, as the Danville league prints them","section":"Making trump, first round","reading":"","sets":{"turn_down":"under-pack"},"covers":["turn-down","barred-suit"],"advises":null},"HOY-15":{"id":"HOY-15","kind":"rule","says":"Starting on the dealer''s left, each player may call another suit or say \"I pass the making.\"","source":"The official rules according to Hoyle, as the Danville league prints them","section":"Making trump, second round","reading":"","sets":{},"covers":["second-round"],"advises":null},"HOY-16":{"id":"HOY-16","kind":"rule","says":"If nobody calls a suit, the hands are thrown in and the next player deals. Nobody has to call.","source":"The official rules according to Hoyle, as the Danville league prints them","section":"Making trump, second round","reading":"","sets":{"stick_the_dealer":false},"covers":["passed-out","deal-passes"],"advises":null},"HOY-17":{"id":"HOY-17","kind":"rule","says":"The side that made trump scores 1 point for three or four tricks.","source":"The official rules according to Hoyle, as the Danville league prints them","section":"Scoring","reading":"","sets":{"made_points":1},"covers":[],"advises":null},"HOY-18":{"id":"HOY-18","kind":"rule","says":"For all five tricks, a march, the side that made trump scores 2 points.","source":"The official rules according to Hoyle, as the Danville league prints them","section":"Scoring","reading":"","sets":{"march_points":2},"covers":[],"advises":null},"HOY-19":{"id":"HOY-19","kind":"rule","says":"If the side that made trump takes fewer than three tricks, it''s euchred and the other side scores 2 points.","source":"The official rules according to Hoyle, as the Danville league prints them","section":"Scoring","reading":"","sets":{"euchre_points":2},"covers":[],"advises":null},"HOY-20":{"id":"HOY-20","kind":"rule","says":"When making trump, you may add \"I play alone.\" Your partner lays the hand face down and sits out.","source":"The official rules according to Hoyle, as the Danville league prints them","section":"Playing alone","reading":"Only the player who makes trump may go alone.","sets":{"partners_hand":"face-down"},"covers":["alone","sits-out"],"advises":null},"HOY-21":{"id":"HOY-21","kind":"rule","says":"If the player to the dealer''s left is sitting out, the dealer''s partner leads first.","source":"The official rules according to Hoyle, as the Danville league prints them","section":"Playing alone","reading":"","sets":{"lone_lead":"dealers-left"},"covers":[],"advises":null},"HOY-22":{"id":"HOY-22","kind":"rule","says":"A lone player scores 4 points for all five tricks and 1 for three or four. If the lone player is euchred, the other side scores 2.","source":"The official rules according to Hoyle, as the Danville league prints them","section":"Playing alone","reading":"","sets":{"lone_made_points":1,"lone_march_points":4,"lone_euchre_points":2},"covers":[],"advises":null},"HOY-23":{"id":"HOY-23","kind":"match","says":"The first side with five points wins the game.","source":"The official rules according to Hoyle, as the Danville league prints them","section":"Game","reading":"","sets":{"game_points":5,"game_deals":null},"covers":[],"advises":null},"HOY-24":{"id":"HOY-24","kind":"rule","says":"Each side tries to take three tricks, and sometimes all five.","source":"The official rules according to Hoyle, as the Danville league prints them","section":"Play","reading":"","sets":{},"covers":["aim"],"advises":null},"HOY-25":{"id":"HOY-25","kind":"advice","says":"Order it up if you and your partner should take three tricks. Pass a weak hand. Go alone if your hand doesn''t need a partner.","source":"The official rules according to Hoyle, as the Danville league prints them","section":"Making trump, first round","reading":"","sets":{},"covers":[],"advises":"count-tricks"},"WED-01":{"id":"WED-01","kind":"rule","says":"To begin, cards are dealt face up. The first player to get a jack, red or black, deals first.","source":"Wednesday Night Euchre 2017/18, Rules According to Hoyle","section":"The deal","reading":"","sets":{"first_dealer":"first-jack"},"covers":[],"advises":null},"WED-02":{"id":"WED-02","kind":"custom","says":"The player to the dealer''s right is asked to cut. During the deal, a cut card hides the bottom of the deck.","source":"Wednesday Night Euchre 2017/18, Rules According to Hoyle","section":"The deal","reading":"","sets":{"cut":"cut-card"},"covers":[],"advises":null},"WED-03":{"id":"WED-03","kind":"rule","says":"After every hand, the deal moves one place to the left.","source":"Wednesday Night Euchre 2017/18, Rules According to Hoyle","section":"The deal","reading":"","sets":{},"covers":["deal-passes"],"advises":null},"WED-04":{"id":"WED-04","kind":"rule","says":"There''s no stick the dealer. If both rounds go by without a call, the hand is thrown in.","source":"Wednesday Night Euchre 2017/18, Rules According to Hoyle","section":"The deal","reading":"It still counts as one of the eight hands.","sets":{"stick_the_dealer":false,"thrown_in_counts":true},"covers":["passed-out"],"advises":null},"WED-05":{"id":"WED-05","kind":"penalty","says":"After a misdeal, the cards are dealt again.","source":"Wednesday Night Euchre 2017/18, Rules According to Hoyle","section":"The deal","reading":"The same player deals, so everyone deals twice in all.","sets":{"misdeal":"same-dealer"},"covers":[],"advises":null},"WED-06":{"id":"WED-06","kind":"rule","says":"The player to the dealer''s left calls first, once all the cards have been dealt.","source":"Wednesday Night Euchre 2017/18, Rules According to Hoyle","section":"The deal","reading":"","sets":{},"covers":["first-round","in-turn"],"advises":null},"WED-07":{"id":"WED-07","kind":"rule","says":"You say \"Pass\" or \"Pick it up,\" and add \"Alone\" to go alone. In the second round, you say the suit and nothing more. Any other words could give your partner a hint.","source":"Wednesday Night Euchre 2017/18, Rules According to Hoyle","section":"Bidding","reading":"","sets":{"strict_words":true},"covers":["order-up","take-up","pass","second-round","table-talk"],"advises":null},"WED-08":{"id":"WED-08","kind":"rule","says":"A suit that was turned down can''t be called in that hand.","source":"Wednesday Night Euchre 2017/18, Rules According to Hoyle","section":"Bidding","reading":"","sets":{},"covers":["barred-suit"],"advises":null},"WED-09":{"id":"WED-09","kind":"rule","says":"You don''t need a natural trump to have the dealer pick it up.","source":"Wednesday Night Euchre 2017/18, Rules According to Hoyle","section":"Bidding","reading":"","sets":{"natural_trump":false},"covers":[],"advises":null},"WED-10":{"id":"WED-10","kind":"rule","says":"When the dealer''s partner says \"Pick it up,\" both of them play. Only adding \"Alone\" changes that.","source":"Wednesday Night Euchre 2017/18, Rules According to Hoyle","section":"Bidding","reading":"","sets":{"canadian_loner":false},"covers":["assist"],"advises":null},"WED-11":{"id":"WED-11","kind":"rule","says":"Say that you''re going alone when you order it up or call the suit. If you don''t, you play with your partner.","source":"Wednesday Night Euchre 2017/18, Rules According to Hoyle","section":"Bidding","reading":"The sentence about the dealer is unfinished. A dealer who goes alone says so when picking up.","sets":{},"covers":["alone"],"advises":null},"WED-12":{"id":"WED-12","kind":"custom","says":"A card turned down goes under the kitty, face up, so everyone can see its suit. Once a suit has been called, it''s hidden in the kitty, and nobody touches the kitty after that.","source":"Wednesday Night Euchre 2017/18, Rules According to Hoyle","section":"Bidding","reading":"","sets":{"turn_down":"face-up-until-called"},"covers":["turn-down"],"advises":null},"WED-13":{"id":"WED-13","kind":"custom","says":"When you go alone, your partner puts the cards face down in the middle and doesn''t look at the kitty.","source":"Wednesday Night Euchre 2017/18, Rules According to Hoyle","section":"Alone","reading":"","sets":{"partners_hand":"in-the-middle"},"covers":["kitty"],"advises":null},"WED-40":{"id":"WED-40","kind":"rule","says":"When you go alone, your partner must lay the cards down and sit out the hand.","source":"Wednesday Night Euchre 2017/18, Rules According to Hoyle","section":"Alone","reading":"","sets":{},"covers":["sits-out"],"advises":null},"WED-14":{"id":"WED-14","kind":"penalty","says":"If the partner plays a card by mistake, it isn''t a lone hand anymore, and all four play it out.","source":"Wednesday Night Euchre 2017/18, Rules According to Hoyle","section":"Alone","reading":"Trump stays the same. The hand is then scored like any other, without the points for going alone.","sets":{"lone_partner_plays":"lone-forfeited"},"covers":[],"advises":null},"WED-15":{"id":"WED-15","kind":"custom","says":"Play your card in front of you, so the four cards of a trick make a square.","source":"Wednesday Night Euchre 2017/18, Rules According to Hoyle","section":"Play of cards","reading":"","sets":{},"covers":["card-places"],"advises":null},"WED-16":{"id":"WED-16","kind":"custom","says":"If you win a trick, you take it in and keep it in front of you. Don''t push it over to your partner. Your tricks show what you won, and they prove or disprove a renege. A lone player may leave them to the partner.","source":"Wednesday Night Euchre 2017/18, Rules According to Hoyle","section":"Play of cards","reading":"","sets":{"tricks_kept_by":"winner"},"covers":[],"advises":null},"WED-17":{"id":"WED-17","kind":"rule","says":"Laying down the rest of your hand to claim the tricks is called tramming, and nobody does it here. Every card is played.","source":"Wednesday Night Euchre 2017/18, Rules According to Hoyle","section":"Play of cards","reading":"","sets":{},"covers":["played-out"],"advises":null},"WED-18":{"id":"WED-18","kind":"custom","says":"A cube on the kitty shows trump, so you don''t need to ask what it is, and you can''t. After the hand, the cube goes to the next dealer.","source":"Wednesday Night Euchre 2017/18, Rules According to Hoyle","section":"Trump cube","reading":"","sets":{"trump_cube":"on-kitty"},"covers":[],"advises":null},"WED-19":{"id":"WED-19","kind":"rule","says":"The side that called scores 1 if it takes three or four tricks, and 2 if it takes them all.","source":"Wednesday Night Euchre 2017/18, Rules According to Hoyle","section":"Scoring","reading":"The sheet doesn''t say what an ordinary euchre is worth. We give the other side 2, like the other sheets do.","sets":{"made_points":1,"march_points":2,"euchre_points":2},"covers":[],"advises":null},"WED-20":{"id":"WED-20","kind":"rule","says":"For a lone march, the lone player gets 5 points and the partner gets 4.","source":"Wednesday Night Euchre 2017/18, Rules According to Hoyle","section":"Scoring","reading":"So each player has their own score. Everything else counts the same for both partners.","sets":{"individual_scores":true,"lone_march_points":5,"lone_march_partner_points":4},"covers":[],"advises":null},"WED-21":{"id":"WED-21","kind":"match","says":"A game is eight hands, so everyone deals twice. The scoring is called progressive.","source":"Wednesday Night Euchre 2017/18, Rules According to Hoyle","section":"Scoring","reading":"We take progressive to mean that after eight hands the winners move up a table, everyone gets a new partner, and each player keeps a running total. If the two sides are tied after eight hands, they cut cards to settle who won the table.","sets":{"game_points":null,"game_deals":8,"event":"progressive"},"covers":["tied-game"],"advises":null},"WED-22":{"id":"WED-22","kind":"rule","says":"If a lone player takes three or four tricks, both partners score 1.","source":"Wednesday Night Euchre 2017/18, Rules According to Hoyle","section":"Scoring","reading":"","sets":{"lone_made_points":1},"covers":[],"advises":null},"WED-23":{"id":"WED-23","kind":"rule","says":"If a lone player is euchred, the other side scores 3.","source":"Wednesday Night Euchre 2017/18, Rules According to Hoyle","section":"Scoring","reading":"","sets":{"lone_euchre_points":3},"covers":[],"advises":null},"WED-24":{"id":"WED-24","kind":"custom","says":"After the game, each side reads out its score. If both sides agree, they swap score cards, and each signs the other''s with both players'' initials and its own card number. Check that no hand is scored on both cards. The other side initials every correction in the eight boxes before anyone leaves the table.","source":"Wednesday Night Euchre 2017/18, Rules According to Hoyle","section":"Scoring","reading":"","sets":{"score_keeping":"score-card","score_check":"initialled"},"covers":[],"advises":null},"WED-25":{"id":"WED-25","kind":"custom","says":"If something goes wrong, ask the tournament director. The players don''t decide anything themselves.","source":"Wednesday Night Euchre 2017/18, Rules According to Hoyle","section":"Irregularities and penalties","reading":"","sets":{"rulings":"director"},"covers":[],"advises":null},"WED-26":{"id":"WED-26","kind":"penalty","says":"You may correct a revoke until the trick is gathered, and opponents who played after you may change their cards. Your wrong card stays face up and must be played at the first legal chance. Your partner may lead its suit only if there''s no other suit to lead.","source":"Wednesday Night Euchre 2017/18, Rules According to Hoyle","section":"What exactly is a renege","reading":"If nobody is alone and the revoke isn''t corrected, the hand ends and the other side scores 2.","sets":{"retract_after_renege":"opponents","renege_points":2},"covers":["renege-taken-back"],"advises":null},"WED-27":{"id":"WED-27","kind":"penalty","says":"If you mix up the tricks so that a renege claim can''t be checked, the claim counts as proven.","source":"Wednesday Night Euchre 2017/18, Rules According to Hoyle","section":"What exactly is a renege","reading":"","sets":{"mixed_tricks_prove":true},"covers":[],"advises":null},"WED-28":{"id":"WED-28","kind":"penalty","says":"If the lone side reneges, the hand stops right there. That side scores nothing, and the other side scores 3.","source":"Wednesday Night Euchre 2017/18, Rules According to Hoyle","section":"Renege against a loner","reading":"","sets":{"lone_renege_points":3,"renege_ends_hand":true},"covers":[],"advises":null},"WED-29":{"id":"WED-29","kind":"penalty","says":"If the defenders renege against a lone hand, the lone player scores 5 and the partner 4.","source":"Wednesday Night Euchre 2017/18, Rules According to Hoyle","section":"Renege against a loner","reading":"","sets":{"renege_against_lone":"lone-march"},"covers":[],"advises":null},"WED-30":{"id":"WED-30","kind":"penalty","says":"If the lone hand has fairly lost a trick and a defender reneges after that, the hand ends and the callers score only 2.","source":"Wednesday Night Euchre 2017/18, Rules According to Hoyle","section":"Renege against a loner, exception","reading":"","sets":{},"covers":["stopped-lone"],"advises":null},"WED-31":{"id":"WED-31","kind":"penalty","says":"A card led out of turn is exposed, and anyone who played to it may take the card back. The partner can''t lead that suit until the card is played, unless there''s nothing else to lead. Once all four have played, the trick counts and its winner leads.","source":"Wednesday Night Euchre 2017/18, Rules According to Hoyle","section":"Lead out of turn","reading":"The sheet says this twice. One place bars the suit until the card is played, and the other lets a player who has only that suit lead it. We keep both.","sets":{"lead_out_of_turn":"exposed","lead_stands":"all-played","exposed_bars_partner":true,"lone_player_exempt":false},"covers":["trick-stands","cards-taken-back"],"advises":null},"WED-32":{"id":"WED-32","kind":"penalty","says":"An exposed or dropped card must be played at the first legal chance, even if you have a better one of that suit.","source":"Wednesday Night Euchre 2017/18, Rules According to Hoyle","section":"Exposed card","reading":"A lead is a chance, too. With more than one exposed card, you choose.","sets":{},"covers":["exposed-card"],"advises":null},"WED-33":{"id":"WED-33","kind":"penalty","says":"A bid out of turn is void, and the other side gets 2 points. It may turn the points down and play a lone hand instead, for whatever that scores.","source":"Wednesday Night Euchre 2017/18, Rules According to Hoyle","section":"Bid out of turn","reading":"Taking the points ends the hand. Otherwise a player on that side goes alone right away, in the upcard''s suit in the first round or in another suit in the second. It could also mean that the bidding continues without the player at fault.","sets":{"call_out_of_turn":"two-points-or-lone"},"covers":[],"advises":null},"WED-34":{"id":"WED-34","kind":"penalty","says":"If you notice too many or too few cards before the first trick is turned, there''s a new deal. If you notice later, the hand is played out, and the team at fault can''t score.","source":"Wednesday Night Euchre 2017/18, Rules According to Hoyle","section":"Too many or too few cards","reading":"The same player deals again.","sets":{},"covers":["wrong-number","wrong-number-later"],"advises":null},"WED-35":{"id":"WED-35","kind":"rule","says":"The player to the dealer''s left leads any card. The others follow suit if they can.","source":"Wednesday Night Euchre 2017/18, Rules According to Hoyle","section":"Game play","reading":"","sets":{},"covers":["opening-lead","follow-suit"],"advises":null},"WED-36":{"id":"WED-36","kind":"penalty","says":"Nobody leads until the dealer has discarded or a suit has been called. A card led too soon is treated like a lead out of turn. Only the player to the dealer''s left may lead trump early, and has to say \"trump\" while leading it.","source":"Wednesday Night Euchre 2017/18, Rules According to Hoyle","section":"Game play","reading":"","sets":{"early_lead":"trump-allowed"},"covers":[],"advises":null},"WED-37":{"id":"WED-37","kind":"rule","says":"The title names Hoyle as the authority.","source":"Wednesday Night Euchre 2017/18, Rules According to Hoyle","section":"Title","reading":"So the classic Hoyle sheet fills the gaps, such as the deck, the ranks, and the lead against a lone hand.","sets":{},"covers":[],"advises":null},"WED-38":{"id":"WED-38","kind":"custom","says":"Shuffle well, and check that you have five cards.","source":"Wednesday Night Euchre 2017/18, Rules According to Hoyle","section":"The deal","reading":"","sets":{},"covers":[],"advises":null},"WED-39":{"id":"WED-39","kind":"rule","says":"You may also say \"I''m going alone.\" More colorful phrases like \"I''m trying it,\" \"sit this one out, partner\" or \"it''s all mine\" aren''t allowed.","source":"Wednesday Night Euchre 2017/18, Rules According to Hoyle","section":"Alone","reading":"","sets":{},"covers":[],"advises":null}},"authority":{"partners":"HOY-01","pack":"HOY-02","joker":"BASE-03","joker-rank":"BASE-04","joker-turned-up":"BASE-05","first_dealer":"WED-01","deal_plan":"BASE-07","deal":"HOY-03","turn-up":"HOY-09","first-round":"WED-06","in-turn":"WED-06","order-up":"WED-07","assist":"WED-10","take-up":"WED-07","pass":"WED-07","natural_trump":"WED-09","take_upcard":"HOY-10","bury_upcard":"HOY-10","discard":"HOY-10","turn_down":"WED-12","turn-down":"WED-12","second-round":"WED-07","barred-suit":"WED-08","stick_the_dealer":"WED-04","passed-out":"WED-04","alone":"WED-11","sits-out":"WED-40","defend_alone":"BASE-19","opening-lead":"WED-35","lone_lead":"HOY-21","trump-order":"HOY-04","plain-order":"BASE-23","follow-suit":"WED-35","trick-winner":"HOY-07","winner-leads":"HOY-08","aim":"HOY-24","made_points":"WED-19","march_points":"WED-19","euchre_points":"WED-19","lone_made_points":"WED-22","lone_march_points":"WED-20","lone_euchre_points":"WED-23","lone_defence_points":"BASE-30","lone_defence_march_points":"BASE-30","renege_points":"WED-26","renege_ends_hand":"WED-28","renege_deduction":"BASE-31","lone_renege_points":"WED-28","renege_against_lone":"WED-29","stopped-lone":"WED-30","game_points":"WED-21","game_deals":"WED-21","score_keeping":"WED-24","deal-passes":"WED-03","partners_best":"BASE-35","cut":"WED-02","canadian_loner":"WED-10","farmers_hand":"BASE-38","no_trump":"BASE-39","strict_words":"WED-07","individual_scores":"WED-20","lone_march_partner_points":"WED-20","thrown_in_counts":"WED-04","upcard_shown":"BASE-43","partners_hand":"WED-13","tricks_kept_by":"WED-16","trump_cube":"WED-18","card-places":"WED-15","score_check":"WED-24","rulings":"WED-25","kitty":"WED-13","played-out":"WED-17","tied-game":"WED-21","event":"WED-21","event_rounds":"BASE-53","round_minutes":"BASE-53","event_tie":"BASE-54","event-winner":"BASE-54","illegal_information":"BASE-55","table-talk":"WED-07","misdeal":"WED-05","deal_order":"BASE-56","wrong-number":"WED-34","wrong-number-later":"WED-34","barred_call":"BASE-58","call_out_of_turn":"WED-33","pass-out-of-turn":"BASE-60","call-without-natural":"BASE-61","lead_out_of_turn":"WED-31","exposed_bars_partner":"WED-31","lead_stands":"WED-31","trick-stands":"WED-31","cards-taken-back":"WED-31","exposed-card":"WED-32","lone_player_exempt":"WED-31","lone-exposed":"BASE-66","renege-taken-back":"WED-26","retract_after_renege":"WED-26","mixed_tricks_prove":"WED-27","lone_partner_plays":"WED-14","early_lead":"WED-36"},"advice":{"count-tricks":["HOY-25"]}}');
CREATE TABLE set_aside (
            n INTEGER PRIMARY KEY AUTOINCREMENT,
            since TEXT NOT NULL,
            source TEXT NOT NULL,       -- the table it comes from
            row TEXT NOT NULL           -- JSON: each column with what stood there
        );
CREATE TABLE hand_noticing (
            game_id INTEGER NOT NULL REFERENCES games (id),
            deal INTEGER NOT NULL CHECK (deal >= 0),  -- of the game, from 0
            kept TEXT NOT NULL,
            against INTEGER NOT NULL,   -- slips against the learner's side
            called INTEGER NOT NULL,    -- those of them that the learner called
            wrong INTEGER NOT NULL,     -- calls where there was nothing
            PRIMARY KEY (game_id, deal)
        ) WITHOUT ROWID
        ;
INSERT INTO hand_noticing VALUES(1,0,'2026-11-25T19:59:14+00:00',1,0,0);
INSERT INTO hand_noticing VALUES(1,3,'2026-11-25T19:59:15+00:00',1,0,0);
INSERT INTO hand_noticing VALUES(1,6,'2026-11-25T19:59:15+00:00',1,0,0);
CREATE TABLE evenings (
            id INTEGER PRIMARY KEY AUTOINCREMENT,
            begun TEXT NOT NULL,
            changed TEXT NOT NULL,
            ruleset TEXT NOT NULL,
            plan TEXT NOT NULL,         -- JSON: people, seed, rounds and what else was chosen
            status TEXT NOT NULL CHECK (status IN ('playing', 'finished', 'abandoned'))
        );
INSERT INTO evenings VALUES(1,'2026-11-25T19:59:14+00:00','2026-11-25T19:59:14+00:00','9832704aa970ee648abbb18befa400b0','{"people": [{"name": "Cora", "level": "greenhorn"}, {"name": "Anna", "level": null}, {"name": "Hazel", "level": "greenhorn"}, {"name": "Finn", "level": "greenhorn"}, {"name": "Walt", "level": "greenhorn"}, {"name": "Nora", "level": "greenhorn"}, {"name": "Ezra", "level": "greenhorn"}, {"name": "Ada", "level": "greenhorn"}], "seed": "old", "rounds": 2, "clock": true, "by_hand": true, "slips": "often"}','playing');
CREATE TABLE evening_entries (
            evening_id INTEGER NOT NULL REFERENCES evenings (id),
            n INTEGER NOT NULL CHECK (n > 0),
            kind TEXT NOT NULL,
            text TEXT NOT NULL,
            PRIMARY KEY (evening_id, n)
        ) WITHOUT ROWID
        ;
INSERT INTO evening_entries VALUES(1,1,'hand','{"table": 2, "hand": {"points": [0, 1], "players": [0, 1, 0, 1], "hand": {"seed": "hand", "standing": {"points": [0, 0], "players": [0, 0, 0, 0], "results": [{"dealer": 3, "upcard": {"rank": "K", "suit": "D"}, "trump": "D", "maker": 1, "alone": false, "tricks_won": [1, 4], "award": {"kind": "made", "points": [0, 1], "players": [0, 1, 0, 1], "topic": "made_points", "side": 1}}]}}}}');
INSERT INTO evening_entries VALUES(1,2,'card','write 0');
INSERT INTO evening_entries VALUES(1,3,'hand','{"table": 2, "hand": {"points": [2, 0], "players": [2, 0, 2, 0], "hand": {"seed": "hand", "standing": {"points": [0, 0], "players": [0, 0, 0, 0], "results": [{"dealer": 0, "upcard": {"rank": "K", "suit": "C"}, "trump": "C", "maker": 1, "alone": false, "tricks_won": [3, 2], "award": {"kind": "euchre", "points": [2, 0], "players": [2, 0, 2, 0], "topic": "euchre_points", "side": 0}}]}}}}');
INSERT INTO evening_entries VALUES(1,4,'card','write 0');
INSERT INTO evening_entries VALUES(1,5,'hand','{"table": 2, "hand": {"points": [0, 1], "players": [0, 1, 0, 1], "hand": {"seed": "hand", "standing": {"points": [0, 0], "players": [0, 0, 0, 0], "results": [{"dealer": 1, "upcard": {"rank": "A", "suit": "C"}, "trump": "C", "maker": 1, "alone": false, "tricks_won": [1, 4], "award": {"kind": "made", "points": [0, 1], "players": [0, 1, 0, 1], "topic": "made_points", "side": 1}}]}}}}');
INSERT INTO evening_entries VALUES(1,6,'card','write 2');
INSERT INTO evening_entries VALUES(1,7,'hand','{"table": 2, "hand": {"points": [2, 0], "players": [2, 0, 2, 0], "hand": {"seed": "hand", "standing": {"points": [0, 0], "players": [0, 0, 0, 0], "results": [{"dealer": 2, "upcard": {"rank": "K", "suit": "C"}, "trump": "C", "maker": 1, "alone": false, "tricks_won": [3, 2], "award": {"kind": "euchre", "points": [2, 0], "players": [2, 0, 2, 0], "topic": "euchre_points", "side": 0}}]}}}}');
INSERT INTO evening_entries VALUES(1,8,'card','write 0');
INSERT INTO evening_entries VALUES(1,9,'hand','{"table": 2, "hand": {"points": [2, 0], "players": [2, 0, 2, 0], "hand": {"seed": "hand", "standing": {"points": [0, 0], "players": [0, 0, 0, 0], "results": [{"dealer": 3, "upcard": {"rank": "9", "suit": "D"}, "trump": "D", "maker": 1, "alone": false, "tricks_won": [3, 2], "award": {"kind": "euchre", "points": [2, 0], "players": [2, 0, 2, 0], "topic": "euchre_points", "side": 0}}]}}}}');
INSERT INTO evening_entries VALUES(1,10,'card','write 2');
INSERT INTO evening_entries VALUES(1,11,'hand','{"table": 2, "hand": {"points": [1, 0], "players": [1, 0, 1, 0], "hand": {"seed": "hand", "standing": {"points": [0, 0], "players": [0, 0, 0, 0], "results": [{"dealer": 0, "upcard": {"rank": "9", "suit": "S"}, "trump": "S", "maker": 0, "alone": false, "tricks_won": [4, 1], "award": {"kind": "made", "points": [1, 0], "players": [1, 0, 1, 0], "topic": "made_points", "side": 0}}]}}}}');
INSERT INTO evening_entries VALUES(1,12,'card','write 0');
INSERT INTO evening_entries VALUES(1,13,'hand','{"table": 2, "hand": {"points": [0, 1], "players": [0, 1, 0, 1], "hand": {"seed": "hand", "standing": {"points": [0, 0], "players": [0, 0, 0, 0], "results": [{"dealer": 1, "upcard": {"rank": "T", "suit": "H"}, "trump": "H", "maker": 3, "alone": false, "tricks_won": [1, 4], "award": {"kind": "made", "points": [0, 1], "players": [0, 1, 0, 1], "topic": "made_points", "side": 1}}]}}}}');
INSERT INTO evening_entries VALUES(1,14,'card','write 2');
INSERT INTO evening_entries VALUES(1,15,'hand','{"table": 2, "hand": {"points": [2, 0], "players": [2, 0, 2, 0], "hand": {"seed": "hand", "standing": {"points": [0, 0], "players": [0, 0, 0, 0], "results": [{"dealer": 2, "upcard": {"rank": "K", "suit": "C"}, "trump": "C", "maker": 3, "alone": false, "tricks_won": [3, 2], "award": {"kind": "euchre", "points": [2, 0], "players": [2, 0, 2, 0], "topic": "euchre_points", "side": 0}}]}}}}');
INSERT INTO evening_entries VALUES(1,16,'card','write 1');
INSERT INTO evening_entries VALUES(1,17,'time','620000');
INSERT INTO evening_entries VALUES(1,18,'own','{"game": 1, "hands": [{"points": [0, 1], "players": [0, 1, 0, 1], "hand": {"seed": "hand", "standing": {"points": [0, 0], "players": [0, 0, 0, 0], "results": [{"dealer": 0, "upcard": {"rank": "9", "suit": "D"}, "trump": "D", "maker": 1, "alone": false, "tricks_won": [2, 3], "award": {"kind": "made", "points": [0, 1], "players": [0, 1, 0, 1], "topic": "made_points", "side": 1}}]}}}, {"points": [0, 2], "players": [0, 2, 0, 2], "hand": {"seed": "hand", "standing": {"points": [0, 0], "players": [0, 0, 0, 0], "results": [{"dealer": 1, "upcard": {"rank": "A", "suit": "S"}, "trump": "S", "maker": 2, "alone": false, "tricks_won": [2, 3], "award": {"kind": "euchre", "points": [0, 2], "players": [0, 2, 0, 2], "topic": "euchre_points", "side": 1}}]}}}, {"points": [2, 0], "players": [2, 0, 2, 0], "hand": {"seed": "hand", "standing": {"points": [0, 0], "players": [0, 0, 0, 0], "results": [{"dealer": 2, "upcard": {"rank": "Q", "suit": "D"}, "trump": "D", "maker": 1, "alone": false, "tricks_won": [3, 2], "award": {"kind": "euchre", "points": [2, 0], "players": [2, 0, 2, 0], "topic": "euchre_points", "side": 0}}]}}}, {"points": [0, 1], "players": [0, 1, 0, 1], "hand": {"seed": "hand", "standing": {"points": [0, 0], "players": [0, 0, 0, 0], "results": [{"dealer": 3, "upcard": {"rank": "Q", "suit": "C"}, "trump": "C", "maker": 3, "alone": false, "tricks_won": [2, 3], "award": {"kind": "made", "points": [0, 1], "players": [0, 1, 0, 1], "topic": "made_points", "side": 1}}]}}}, {"points": [2, 0], "players": [2, 0, 2, 0], "hand": {"seed": "hand", "standing": {"points": [0, 0], "players": [0, 0, 0, 0], "results": [{"dealer": 0, "upcard": {"rank": "J", "suit": "H"}, "trump": "H", "maker": 1, "alone": false, "tricks_won": [3, 2], "award": {"kind": "euchre", "points": [2, 0], "players": [2, 0, 2, 0], "topic": "euchre_points", "side": 0}}]}}}, {"points": [0, 2], "players": [0, 2, 0, 2], "hand": {"seed": "hand", "standing": {"points": [0, 0], "players": [0, 0, 0, 0], "results": [{"dealer": 1, "upcard": {"rank": "K", "suit": "C"}, "trump": "C", "maker": 2, "alone": false, "tricks_won": [2, 3], "award": {"kind": "euchre", "points": [0, 2], "players": [0, 2, 0, 2], "topic": "euchre_points", "side": 1}}]}}}, {"points": [2, 0], "players": [2, 0, 2, 0], "hand": {"seed": "hand", "standing": {"points": [0, 0], "players": [0, 0, 0, 0], "results": [{"dealer": 2, "upcard": {"rank": "9", "suit": "S"}, "trump": "H", "maker": 3, "alone": false, "tricks_won": [3, 2], "award": {"kind": "euchre", "points": [2, 0], "players": [2, 0, 2, 0], "topic": "euchre_points", "side": 0}}]}}}, {"points": [1, 0], "players": [1, 0, 1, 0], "hand": {"seed": "hand", "standing": {"points": [0, 0], "players": [0, 0, 0, 0], "results": [{"dealer": 3, "upcard": {"rank": "T", "suit": "S"}, "trump": "S", "maker": 2, "alone": false, "tricks_won": [4, 1], "award": {"kind": "made", "points": [1, 0], "players": [1, 0, 1, 0], "topic": "made_points", "side": 0}}]}}}]}');
INSERT INTO evening_entries VALUES(1,19,'card','initial');
INSERT INTO evening_entries VALUES(1,20,'round','');
INSERT INTO evening_entries VALUES(1,21,'hand','{"table": 2, "hand": {"points": [0, 1], "players": [0, 1, 0, 1], "hand": {"seed": "hand", "standing": {"points": [0, 0], "players": [0, 0, 0, 0], "results": [{"dealer": 2, "upcard": {"rank": "K", "suit": "H"}, "trump": "H", "maker": 3, "alone": false, "tricks_won": [1, 4], "award": {"kind": "made", "points": [0, 1], "players": [0, 1, 0, 1], "topic": "made_points", "side": 1}}]}}}}');
INSERT INTO evening_entries VALUES(1,22,'card','write 0');
INSERT INTO evening_entries VALUES(1,23,'hand','{"table": 2, "hand": {"points": [0, 2], "players": [0, 2, 0, 2], "hand": {"seed": "hand", "standing": {"points": [0, 0], "players": [0, 0, 0, 0], "results": [{"dealer": 3, "upcard": {"rank": "J", "suit": "S"}, "trump": "S", "maker": 0, "alone": false, "tricks_won": [2, 3], "award": {"kind": "euchre", "points": [0, 2], "players": [0, 2, 0, 2], "topic": "euchre_points", "side": 1}}]}}}}');
INSERT INTO evening_entries VALUES(1,24,'card','write 2');
INSERT INTO evening_entries VALUES(1,25,'hand','{"table": 2, "hand": {"points": [0, 1], "players": [0, 1, 0, 1], "hand": {"seed": "hand", "standing": {"points": [0, 0], "players": [0, 0, 0, 0], "results": [{"dealer": 0, "upcard": {"rank": "J", "suit": "S"}, "trump": "S", "maker": 3, "alone": false, "tricks_won": [2, 3], "award": {"kind": "made", "points": [0, 1], "players": [0, 1, 0, 1], "topic": "made_points", "side": 1}}]}}}}');
INSERT INTO evening_entries VALUES(1,26,'card','write 2');
DELETE FROM sqlite_sequence;
INSERT INTO sqlite_sequence VALUES('evenings',1);
INSERT INTO sqlite_sequence VALUES('games',2);
CREATE INDEX skills_tried ON step_answers (skill, n);
CREATE INDEX steps_tried ON step_answers (lesson_id, step_id, skill, n);
CREATE INDEX steps_missed ON step_answers (lesson_id, step_id, n) WHERE at_once = 0;
CREATE INDEX steps_answered ON step_answers (answered);
CREATE INDEX cards_reviewed ON card_reviews (reviewed);
CREATE UNIQUE INDEX tonight ON evenings (status) WHERE status LIKE 'playing';
CREATE UNIQUE INDEX one_game_in_play ON games (status) WHERE status = 'playing' AND evening IS NULL;
CREATE UNIQUE INDEX one_game_of_an_evening ON games (evening) WHERE status = 'playing' AND evening IS NOT NULL;
COMMIT;
