"""What play-throughs come to: reports of single ones, read off their logs."""
