"""Looking ahead in sampled worlds, for any game whose legal steps can be listed."""
