"""The arms of a measurement: each a process of its own that plays random games when told to.

The arms of other projects run in an environment of their own and import nothing of ours but `obey`.
"""
