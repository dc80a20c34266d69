"""Load on a whole server: real sockets on the loopback, our server and boardgame.io's driven by the same client."""
