"""How fast the app is on this machine: the measures behind `leftbower bench`."""
