"""What the stronger bots compute: compiled together with the engine, because it is called a million times a minute."""
