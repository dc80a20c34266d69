### Kraftwagen: Bild für das Terminal.

picture-legend = > Kette, Ende zuerst, (0) Arbeiter von Sitz 0; # Rennen: Feld und Runden; $ freie Preise; [1] Wagen: B Karosserie, E Motor, W Arbeiter; ? Käufer | Käuferleiste | Stapel; * Prämien; zuletzt die Fabriken mit Stufen, Kantine/Vorrat, Hallen, Rennmotor.
