# Die Begleitung der ersten Partie: was eine Entscheidung ist (beim ersten Mal) und worauf es ankommt.

coach-main = Jede Handkarte kann vieles: Gleis werden, als Waggon mitfahren, Antrieb sein oder neue Karten bringen.
    .aim = Lege Gleise auf ein Ziel zu, kopple an, was am Weg liegt, und hebe eine Karte zum Nachziehen auf.
coach-place = Ein Gleis muss an einen Bahnhof oder an ein Schienenende anschließen.
    .aim = Verbinde Bahnhöfe, deren Buchstaben auf deinen Karten stehen.
coach-rotate = Wie die Karte liegt, bestimmt, wohin die Strecke führt.
    .aim = Drehe sie so, dass dein Ziel näher kommt und kein Ende ins Leere zeigt.
coach-step = Du musst die ganze Zahl fahren; nur im Bahnhof und am Ende der Schienen hältst du früher.
    .aim = Fahre in einen Bahnhof, an dem du an- oder abkoppeln kannst: Dort darfst du auch wenden.
coach-push = Die Lok vor dir wird geschoben, und an der Weiche bestimmst du ihren Weg.
    .aim = Schiebe sie nie von den Schienen: Das kostet dich Hand und Waggons.
coach-shed = Bei der Kontrolle bleiben nur so viele Waggons, wie der Würfel zeigt.
    .aim = Gib die kleinsten Werte her und die, deren Ziel am weitesten weg ist.
