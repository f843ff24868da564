"""Work that thinks, in processes of its own: bots, own routes and records of strangers."""
