-- Who asked for which order without an account, as keys that cannot be read back, until that order is over.
create table guest_orders (
  order_id text primary key references orders (id) on delete cascade,
  guest text not null,
  phone bytea not null,
  address bytea not null
);
create index guest_orders_guest on guest_orders (guest);
create index guest_orders_phone on guest_orders (phone);
create index guest_orders_address on guest_orders (address);
