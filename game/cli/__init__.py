"""The commands of `leftbower`: arguments, what each command prints, and its faults in a sentence."""
