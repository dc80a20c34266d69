"""Who sits where: invitations, sitting down, leaving, substitutes, handing over, proposals, rematches."""
