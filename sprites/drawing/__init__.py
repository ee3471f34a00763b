"""The parts from which `sprites.make_sprites` draws every SVG file."""
