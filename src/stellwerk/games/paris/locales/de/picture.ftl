### Paris Connection: der Spielplan als reiner Text im Terminal.

picture-legend = B { company-blue }, Y { company-yellow }, R { company-red }, G { company-green }, P { company-purple }, K { company-black }; ( ) Stadt mit ihrem Wert, [ ] Marseille, < > Startfeld, # Eiffelturm, . freie Landschaft
