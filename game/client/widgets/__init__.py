"""The parts that screens are made of. Each has a natural size, a place, a focus and spoken words."""
