## Zufallsereignisse, in der Prüfung der Mischungen
chance-start_positions = Startplätze der Gesellschaften
chance-deal = Verteilung der Loks
chance-start_player = Wer beginnt
