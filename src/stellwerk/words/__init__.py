"""Words: the sentences of the frame and of the games, in German and English."""
