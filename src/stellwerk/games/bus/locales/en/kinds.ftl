### Kinds of actions, as the balance page calls them.

kind-build = a building
kind-first = first stick
kind-extend = extend the line
kind-heads = heads of a circle
kind-place-lines = { area-lines }
kind-place-buses = { area-buses }
kind-place-passengers = { area-passengers }
kind-place-buildings = { area-buildings }
kind-place-clock = { area-clock }
kind-place-vroomm = { area-vroomm }
kind-place-start = { area-start }
kind-pass = pass
kind-arrive = spread passengers
kind-clock = set the clock
kind-ride = ride
