-- A file as version 1 wrote it. It stays as it is when the tables change: every later version must read it.
CREATE TABLE settings (key TEXT PRIMARY KEY NOT NULL, value TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE lesson_progress (
    lesson_id TEXT PRIMARY KEY NOT NULL,
    ruleset_id TEXT NOT NULL,
    fingerprint TEXT NOT NULL,
    position TEXT NOT NULL,
    answers TEXT NOT NULL,
    done INTEGER NOT NULL CHECK (done IN (0, 1)),
    begun TEXT NOT NULL,
    changed TEXT NOT NULL
) WITHOUT ROWID;
CREATE TABLE games (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    begun TEXT NOT NULL,
    changed TEXT NOT NULL,
    ruleset TEXT NOT NULL,
    setup TEXT NOT NULL,
    players TEXT NOT NULL,
    status TEXT NOT NULL CHECK (status IN ('playing', 'finished', 'abandoned'))
);
CREATE UNIQUE INDEX one_game_in_play ON games (status) WHERE status = 'playing';
CREATE TABLE game_entries (
    game_id INTEGER NOT NULL REFERENCES games (id),
    n INTEGER NOT NULL CHECK (n > 0),
    kind TEXT NOT NULL CHECK (kind IN ('action', 'undo')),
    text TEXT NOT NULL,
    PRIMARY KEY (game_id, n)
) WITHOUT ROWID;
INSERT INTO settings VALUES ('speed', '"slow"'), ('text', '130');
INSERT INTO lesson_progress VALUES
    ('left-bower', 'sheet', 'f1', '{"step": 3}', '["JD"]', 1, '2026-01-01T10:00:00+00:00', '2026-01-01T10:06:00+00:00');
INSERT INTO games VALUES
    (1, '2026-01-01T11:00:00+00:00', '2026-01-01T11:30:00+00:00', '{}', '{}', '[]', 'finished'),
    (2, '2026-01-02T11:00:00+00:00', '2026-01-02T11:00:00+00:00', '{"id": "sheet"}', '{"seed": "7"}', '[]', 'playing');
INSERT INTO game_entries VALUES (1, 1, 'action', '1:pass'), (2, 1, 'action', '1:order'), (2, 2, 'undo', 'undo');
PRAGMA application_id = 1279414103;
PRAGMA user_version = 1;
