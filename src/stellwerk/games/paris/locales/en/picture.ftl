### Paris Connection: the board as plain text in the terminal.

picture-legend = B { company-blue }, Y { company-yellow }, R { company-red }, G { company-green }, P { company-purple }, K { company-black }; ( ) city with its value, [ ] Marseille, < > start hex, # Eiffel Tower, . free landscape
