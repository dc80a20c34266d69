## After the game: recomputing the shuffles
verify-none = This game carries no proof.
verify-none-text = Its shuffles cannot be recomputed: it was not played at a table with a fingerprint.
verify-events = { $events ->
    [one] One shuffle was recomputed here in the browser, and it came out the same.
   *[other] All { $events } shuffles were recomputed here in the browser, and everything came out the same.
  }
verify-bad-events = { $good } of { $events } shuffles are right; the first wrong one is entry { $entry }.
verify-bad-seed = The seed does not fit the fingerprint that was on show before the game.
verify-bad-salts = The contribution of { $names } does not fit what was promised before the game.
verify-earlier = { $events ->
    [one] One shuffle comes from the game that was continued here; it is checked there.
   *[other] { $events } shuffles come from the game that was continued here; they are checked there.
  }
verify-unknown = { $events ->
    [one] One shuffle can only be recomputed by “stellwerk verify”.
   *[other] { $events } shuffles can only be recomputed by “stellwerk verify”.
  }
verify-by-rules = What was shuffled (which cards, in which order) is named by the server according to the rules. “stellwerk verify” derives that on your own machine too.
verify-list = { $events ->
    [one] The shuffle in detail
   *[other] All { $events } shuffles in detail
  }
verify-entry = Entry { $entry }
verify-state-good = right
verify-state-bad = wrong
verify-state-earlier = from before
verify-state-unknown = not checked
verify-logged = The log says:
verify-computed = Recomputed:
replay-shuffles = Shuffles
