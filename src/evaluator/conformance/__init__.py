"""Test vectors for other evaluators, and what comes of asking them."""
