### Frachtexpress: captions of the introduction and the rules.

corner-value = Wagon value { $value }: points and sleepers
corner-goal = Goal { $station }: deliver it here
corner-origin = Origin { $station }: couple it here
corner-die = Die { $action }: the longest train, and the cards it draws
figure-field = The octagon: ten stations, 21 free places. All locos start in A.
figure-card = Four corners, four uses. Using the card for one gives up the others.
figure-sleepers = A left-hand switch has five sleepers, a crossing only four. Red is in the middle of the curve and faces east.
figure-lay = A curve on p31: at least one of its ends must join, here to A.
figure-overbuild = The left-hand switch contains the curve exactly where it lies, and adds a rail.
figure-no-overbuild = A loco stands on p31: nobody may over-build this card now.
figure-wagons = Red is in E and may deliver the wagon for E. The others stay in the train.
figure-drive = Seven sleepers: six on the cards, the seventh is the station. At the switch you choose the way.
figure-buffer = Red faces nothing. Its next drive throws the loco off the rails.
figure-push = Red pushes Blue along. Station C holds the pushed loco.
figure-branch = Before a switch you choose the branch on which the pushed loco is set down.
figure-head-on = Pushed head-on, Blue goes backwards but still faces A.
figure-off = Blue would run off the rails and go to A. Red would lose hand and train.
figure-crossing = At the centre of the crossing a card is turned up. There is no turning off there.
figure-end = What counts in the end is the value of the delivered wagons.
