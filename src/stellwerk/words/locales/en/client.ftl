### The table in the browser.

## Bar
bar-home = Stellwerk, to the start page
bar-nav = Page
bar-rules = Rules
bar-language = Language
bar-dark = Night service: dark colours
bar-light = Day service: light colours
clause-open = Read { $clause } in the rules

## Pages that help
notice-sign = Stop
page-unknown = There is no such page
page-unknown-help = The address leads nowhere. Perhaps a piece of the link is missing.
page-broken = The page could not be loaded
page-broken-help = The server cannot be reached or was just renewed. A second try usually helps.
problem-unreachable = The server does not answer. Check the connection and try again.
again = Try again
to-home = To the start page
