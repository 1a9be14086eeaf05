"""Files with millions of hands: CSV and Parquet, in and out."""
