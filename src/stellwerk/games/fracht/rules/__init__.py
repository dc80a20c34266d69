"""What an action does, in the order of the rules: the fast reading of the specification."""
