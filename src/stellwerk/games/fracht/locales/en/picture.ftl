### Frachtexpress: the field as plain text in the terminal.

picture-legend = frame with a letter station, p31 free place; o one rail, * several, + crossing, strokes show the connections; 1 { loco-red }, 2 { loco-blue }, 3 { loco-green }, 4 { loco-yellow }
