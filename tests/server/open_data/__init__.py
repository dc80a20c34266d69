"""Open data of people: consent and publishing."""
