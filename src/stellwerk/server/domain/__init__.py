"""Tables, chairs, people and chance, without HTTP and without SQL."""
