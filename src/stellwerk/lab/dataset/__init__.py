"""Games of bots as open data: JSON lines and Parquet, with schema, checksums, licence and a card."""
