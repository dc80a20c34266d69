# The coach of a first game: what a decision is (the first time) and what matters.

coach-turn = A Build raises the value of a company, a Trade gives you shares. A company belongs to nobody: what lies behind your screen counts.
    .aim = Build what you have a lot of; trade before a colour becomes dear, and give away what you have little of.
coach-place = Each loco goes beside a loco of the same colour. Only cities bring points.
    .aim = Take cities on the way, but waste no locos on empty land: every loco laid is missing in the store later.
coach-take = You give one loco away and take one or two of another colour.
    .aim = Two are nearly always better than one while you stay below the limit. Take what is still going to rise.
