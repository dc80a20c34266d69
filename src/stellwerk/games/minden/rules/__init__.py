"""What the actions of Finden Sie Minden do, in the order of the rules."""
