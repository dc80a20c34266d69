### The balance page of a game.

balance-title = How balanced is { $game }?
balance-intro = { $games } of bots, { $levels }, by the rules { $rules }. What shows with the weaker level alone is due to how it plays, not to the rules.
balance-languages = Language
balance-and = { " and " }
balance-none = none
balance-others = all others
balance-tables = Figures as tables
balance-legend = Line: 95 % interval
balance-from-to = { $low } to { $high }
balance-games = { $count ->
    [one] 1 game
   *[other] { $shown } games
  }
balance-players = { $count ->
    [one] 1 player
   *[other] { $count } players
  }
balance-place = Place { $number }
balance-quarter = Quarter { $number }
balance-fair = { $share } would be fair
balance-unchanged = unchanged
balance-no-loss = no loss
balance-unbounded = unbounded
balance-middle = Middle: { $value }
balance-spread = { $level }, { $players }: the middle half lies between { $low } and { $high }
balance-axis-decisions = decisions of the game that are taken
balance-made-by = Made by Stellwerk { $version }, rules { $rules }: { $command }
balance-again = The same command plays the same games and makes the same page, on every machine. With --resume and a larger number of games a page is refined.

balance-head-figure = Figure
balance-head-players = Players
balance-head-place = Place
balance-head-level = Bot
balance-head-value = Value
balance-head-interval = 95 % interval
balance-head-games = Games
balance-head-chi = Chi-square
balance-head-chance = Probability by chance
balance-head-worst-pair = Elo, best above worst place
balance-head-decided-after = Decisions taken
balance-head-quarter = Quarter
balance-head-opening = First choice
balance-head-chosen = Chosen
balance-head-won = Won
balance-head-times = Times
balance-head-kind = Without
balance-head-left = Wins left
balance-head-style = Style
balance-head-ending = End
balance-head-clause = Clause
balance-head-refused = Refusals in all
balance-head-option = Option
balance-head-change = Change
balance-head-pairs = Pairs

balance-number-length = Decisions per game
balance-number-turns = Turns per game
balance-number-margin = Points between first and second
balance-number-spread = Points between first and last
balance-number-close = Decided by at most one point
balance-number-shared = Shared wins
balance-number-lead_changes = Changes of the lead
balance-number-turning = Last change of the lead, after this part of the decisions
balance-number-sure = Clear who wins, after this part of the decisions
balance-number-comeback = Won after less than half of a fair chance
balance-number-branching = Legal actions per decision
balance-number-forced = Decisions without a choice
balance-number-weight = Cost of the second-best plan
balance-number-skill-share = Share of wins of the better bot
balance-number-skill-elo = Points of Elo above its rivals
balance-number-skill-setup = Part of the setup in the results
balance-number-variety = Different styles among winners (effective number)
balance-number-kingmaking = Games in which a loser's last turn decides between others
balance-number-longer = Length of the game
balance-number-endless = Games without an end
balance-won-at = Wins at place { $number }

balance-chart-seats = Share of wins by place, { $players }
balance-chart-decided = Games that are decided (one seat stands at 90 % for good), { $players }
balance-chart-weight = Cost of the second-best plan in parts of a win, { $players }
balance-chart-branching = Legal actions per decision, { $players }
balance-chart-skill = Share of wins of one { $strong } among { $weak }
balance-chart-openings = Won after this first choice, { $players }
balance-chart-restricted = Wins lost by doing without, { $players }
balance-chart-styles = Won with this style, { $players }
balance-chart-options = How much longer games are with this option, { $players }
balance-chart-compare = How much longer games are by the other rules

balance-seats = Advantage of a place
balance-seats-lead = How often does one win from this place? Places count in the order of play, from the seat that takes the first decision. A win shared by k counts 1/k.
balance-length = Length
balance-length-lead = A decision is one small choice; a turn has several of them.
balance-printed-minutes = The box says { $minutes } minutes. Bots need no time, so minutes are not measured here.
balance-closeness = Closeness
balance-closeness-lead = How far is the first ahead at the end?
balance-drama = Drama
balance-drama-lead = How the seats stand is the estimate by which the bots play, evened out over a round. The lead has changed when another seat stands better by 5 points of 100.
balance-no-standing = This game does not say how its seats stand, so there are no figures.
balance-weight = Weight of a decision
balance-weight-lead = How much is there to choose from, and what does it cost to take the second-best plan? One position in 32 is asked.
balance-no-plans = This game names no plans to compare, so the cost of the second-best is not known.
balance-skill = Skill and luck
balance-skill-lead = One better bot sits at every seat in turn among weaker ones, on the same setup. The part of the setup is how much more its results agree on one setup than on different ones.
balance-one-level = Only one level played.
balance-openings = Openings
balance-openings-lead = The first decision of a game that leaves a choice, and how the seat fared that took it.
balance-restricted = What is an action worth?
balance-restricted-lead = One bot does without a kind of action wherever anything else is allowed, at every seat in turn, among rivals of the same level who do not. A loss is what the action is worth; no loss means that others take its place, or that the bot does not know how to use it.
balance-no-kinds = No kind of action is chosen freely.
balance-styles = Ways to win
balance-styles-lead = The style of a seat is the kind of action of which it chooses more than the mean of its table.
balance-circles = Styles that beat each other in a circle ({ $level }): { $list }.
balance-no-circles = No three styles clearly beat each other in a circle ({ $level }).
balance-kingmaking = Kingmaking
balance-kingmaking-lead = Before the last turn of a seat that does not win, one of the others was clearly ahead; after it another, who wins.
balance-options = Options
balance-options-lead = Every option with every other value, one at a time, on the same seeds as the usual game. Pairs in which a game has no end count for that line alone.
balance-no-options = This game has no options.
balance-coverage = Rules that came up
balance-coverage-lead = How games ended, and which clauses refused actions that were tried at random in one position of 32.
balance-clauses-never = { $never } of { $can } clauses that can refuse an action never did: { $list }.
balance-endings-never = Endings that never came up: { $list }.
balance-dead-ends = Dead ends, positions without a legal action: 0 in { $games } games (95 %: at most { $high } % of games).
balance-compare = Comparison
balance-compare-lead = The usual rules beside others, on the same seeds, game by game. Plus means more by the other rules.
balance-compared = Usual: rules { $usual }. Other: rules { $other }, options: { $list }.

balance-find-seat = Place { $number } is better than others: it wins { $won } ({ $interval }; { $games }).
balance-find-no-seat = No place is clearly better: between { $low } and { $high } wins ({ $games }).
balance-find-drama = The lead changes { $leads } times ({ $interval }), and who wins is clear after { $sure } of the decisions; { $back } of games are won after less than half of a fair chance ({ $games }).
balance-find-restricted = Doing without “{ $kind }” costs most: { $loss } points of 100 wins ({ $interval }; { $games }). Not clearly missed: { $idle }.
balance-find-option = The option that changes the length most is “{ $option }”: { $change } ({ $interval }; { $games }).
