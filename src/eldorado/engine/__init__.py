"""The rules: standard library only, no I/O, no clock, no words for people."""
