-- Which order a public link shows. Only the hash of a link is kept, so that a copy of the table opens none.
create table public_links (
  token_hash bytea primary key,
  order_id text not null references orders (id),
  purpose text not null check (purpose in ('tracking', 'receipt')),
  unique (order_id, purpose)
);
