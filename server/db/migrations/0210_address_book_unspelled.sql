create index concurrently if not exists address_book_unspelled on address_book (id) where identity_rule < 3
