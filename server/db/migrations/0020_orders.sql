-- Orders, the changes that made them, and the numbers by which a reader follows those changes.

create table orders (
  id text primary key,
  vendor_id text not null references vendors (id),
  -- The whole record, as every call and frame carries it; the columns below are read from it.
  record jsonb not null,
  status text not null generated always as (record ->> 'status') stored,
  created_at double precision not null generated always as ((record -> 'created_at')::double precision) stored,
  preordered_for double precision generated always as ((nullif(record -> 'preordered_for', 'null'))::double precision) stored,
  customer_phone text not null
    generated always as (replace(record #>> '{customer,phone_number}', ' ', '')) stored,
  rider_id text generated always as (record #>> '{rider,id}') stored,
  -- Who asked for it, with which key and body, so that asking again makes no second order.
  placed_by text,
  idempotency_key text,
  body_hash bytea,
  unique (placed_by, idempotency_key)
);
create index orders_newest on orders (vendor_id, created_at desc, id desc);
create index orders_rider on orders (rider_id) where rider_id is not null;

-- Append only: an order is what its events make of it.
create table order_events (
  id bigint generated always as identity primary key,
  order_id text not null references orders (id),
  at double precision not null,
  change jsonb not null
);
create index order_events_order on order_events (order_id, id);

-- One row a vendor, locked while a change is recorded: its numbers have no gaps and follow the order of commits.
create table vendor_sequence (
  vendor_id text primary key references vendors (id),
  seq bigint not null default 0,
  orders integer not null default 0
);

-- What a reader of a vendor follows; a parent's feed also carries the changes of its outlets.
create table order_feed (
  vendor_id text not null,
  seq bigint not null,
  event_id bigint not null references order_events (id),
  primary key (vendor_id, seq)
);
