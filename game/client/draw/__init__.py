"""What draws: measures, colours, text, grounds, sprites. It knows nothing of widgets and screens."""
