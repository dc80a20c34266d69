"""The sections of the page, one file each: a function from what is told to a Section."""
