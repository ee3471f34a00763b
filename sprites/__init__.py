"""Pictures, fonts and textures of the table, with the scripts that draw them."""
