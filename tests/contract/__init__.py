"""What every game promises, held against every game on the list and against the toy."""
