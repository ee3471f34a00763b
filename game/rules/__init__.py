"""What euchre is. Pure: no pygame, no files, no clock, no global randomness."""
