"""The farm: plays the games of a series in this process, in several, or on a cluster, with the same results."""
