"""Seats of tables: invitations, reservations, substitutes, handing over, proposals, rematches."""
