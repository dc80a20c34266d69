## Zufallsereignisse, in der Prüfung der Mischungen
chance-start_order = Startreihenfolge
chance-pile = Kartenstapel
