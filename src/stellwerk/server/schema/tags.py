"""Tags of operations: the features of the server, in the order in which a reader meets them."""

TAGS = {
    "games": "What can be played: cards of the games, their words and public data, tasks to practise.",
    "people": "Who asks: guests, accounts, sign-ins, return links, personal tokens, profiles.",
    "bots": "Bot accounts, and the stream of what concerns the asker, for programs that play.",
    "lobby": "The lists of tables.",
    "seating": "Tables around the game: opening, inviting, sitting down, bots, terms, substitutes, proposals.",
    "tables": "The game itself: looking at a table, deciding, taking back, asking why.",
    "timeouts": "Drafts, which count when the time of a phase is up.",
    "plans": "Decisions in advance, and hints from a bot.",
    "analysis": "Trying decisions out from a position, alone; nothing is stored.",
    "talk": "Chat and private notes.",
    "tutorials": "Lessons on the real board, and playing on from where they end.",
    "history": "Earlier positions, records, proofs of chance, curves, and playing on from a finished game.",
    "notices": "Being told by e-mail, webhook or push message.",
    "open_data": "Agreeing that one's finished public games are published.",
    "privacy": "Exporting and deleting what is stored about oneself.",
    "hosting": "For hosts: version, health, metrics, the page of the host; telling a host about somebody.",
}
"""What each feature is about, by its folder in `server/features`."""
