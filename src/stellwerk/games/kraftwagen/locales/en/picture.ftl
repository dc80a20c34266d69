### Kraftwagen: picture for the terminal.

picture-legend = > chain, end first, (0) worker of seat 0; # race: space and laps; $ free prices; [1] cars: B body, E engine, W workers; ? buyers | buyer track | stacks; * awards; then the factories with levels, canteen/supply, workshops, race engine.
