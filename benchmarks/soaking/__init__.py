"""What the soak is made of: a server that can be hurt, a disk that can be full, a crowd that plays, and a book."""
