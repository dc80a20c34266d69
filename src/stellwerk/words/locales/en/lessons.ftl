### Tutorials: the frame around the sentences that a game brings itself.

lesson-crumb = Lesson { $number }: { $title }
lesson-of = Lesson { $number } of { $count }
lesson-step = Step { $number } of { $count }
lesson-done = done
lesson-strip = Lessons
lesson-back = Back
lesson-on = Next
lesson-show = Show me
lesson-skip = Skip lesson
lesson-skip-short = Skip
lesson-next = Next lesson
lesson-later = Later
lesson-play-on = Play on from here
lesson-none = This game has no tutorial.
lesson-course = Learn { $game }
lesson-left = about { $minutes } min left
lesson-more = More about this
lesson-more-if = if you like
problem-not_meant = That would be possible, but here we practise something else.

# The coach of a first game

coach = Coach
coach-first = First game with a coach
coach-first-label = { coach-first }: { $game }, against easy bots
coach-aim = What matters:
coach-waits = The others are to move. Watch what they do.
coach-end = Switch off
