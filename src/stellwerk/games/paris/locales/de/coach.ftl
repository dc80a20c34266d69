# Die Begleitung der ersten Partie: was eine Entscheidung ist (beim ersten Mal) und worauf es ankommt.

coach-turn = Mit einem Bau steigt der Wert einer Gesellschaft, mit einem Tausch bekommst du Anteile. Eine Gesellschaft gehört niemandem: Es zählt, was hinter deinem Schirm liegt.
    .aim = Baue, wovon du viel hast; tausche, bevor eine Farbe teuer wird, und gib ab, wovon du nur wenig hast.
coach-place = Jede Lok kommt neben eine Lok derselben Farbe. Punkte bringen nur Städte.
    .aim = Nimm Städte mit, aber verbrauche keine Loks auf leeren Wegen: Jede gelegte Lok fehlt später im Vorrat.
coach-take = Du gibst eine Lok ab und nimmst ein oder zwei einer anderen Farbe.
    .aim = Zwei sind fast immer besser als eine, solange du unter der Grenze bleibst. Nimm, was noch steigen wird.
