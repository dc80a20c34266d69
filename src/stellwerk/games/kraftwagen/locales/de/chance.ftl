## Zufallsereignisse, in der Prüfung der Mischungen
chance-single_tiles = Einfache Aktionsplättchen
chance-double_tiles = Doppelte Aktionsplättchen
chance-player_order = Reihenfolge am Tisch
chance-deck = Forschungskarten
chance-start_tiles = Startplättchen
chance-special_stack = Stapel der Sonderplättchen
chance-reshuffle = Ablage neu gemischt
chance-special_reshuffle = Sonderplättchen neu gemischt
