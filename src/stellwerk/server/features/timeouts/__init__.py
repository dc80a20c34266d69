"""What happens when time is up: drafts count, missing salts are left out, bots take over."""
