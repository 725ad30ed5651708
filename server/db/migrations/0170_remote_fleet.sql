-- A fleet of somebody else: which orders it was told of, so that it can speak of no others, and what it sent of them.

create table fleet_orders (
  order_id text primary key references orders (id),
  -- Unix seconds.
  handed_at double precision not null
);
create index fleet_orders_handed on fleet_orders (handed_at);

-- Where its riders are, told again every few seconds: nothing that a restored database would need.
create unlogged table fleet_positions (
  rider_id text primary key,
  latitude double precision not null,
  longitude double precision not null,
  heading double precision,
  -- Unix seconds: by the fleet's clock, which says what is newer, and by ours.
  said_at double precision not null,
  measured_at double precision not null
) with (fillfactor = 50);

create table fleet_photographs (
  order_id text not null references fleet_orders (order_id) on delete cascade,
  kind text not null,
  -- Unix seconds.
  taken_at double precision not null,
  jpeg bytea not null,
  primary key (order_id, kind)
);
create index fleet_photographs_taken on fleet_photographs (taken_at);
