## Zufallsereignisse, in der Prüfung der Mischungen
chance-start_player = Wer beginnt
