## Zufallsereignisse, in der Prüfung der Mischungen
chance-stations = Lage der Bahnhöfe
chance-shuffle = Kartenstapel
chance-start_player = Wer beginnt
chance-reshuffle = Ablage neu gemischt
