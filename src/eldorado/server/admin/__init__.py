"""What whoever runs a server does besides running it: looks after rooms and people, makes copies and checks them."""
