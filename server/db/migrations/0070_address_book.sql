-- Customers whose addresses an outlet keeps.

create table address_book (
  id uuid primary key default gen_random_uuid(),
  vendor_id text not null references vendors (id) on delete cascade,
  -- The whole customer, as the form gave it.
  customer jsonb not null,
  -- Says that two are the same: name, number and address.
  identity bytea not null,
  -- Name and street, normalised and spelled in ASCII, since trigrams see no other letters.
  search text not null,
  phone_digits text not null,
  saved_at timestamptz not null default now(),
  unique (vendor_id, identity)
);
create index address_book_search on address_book using gin (vendor_id, search gin_trgm_ops, phone_digits gin_trgm_ops);
