"""Pages: what is said, decided once, as frozen values. The window lays them out, the terminal prints them."""
