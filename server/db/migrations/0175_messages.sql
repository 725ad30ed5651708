-- What the recipients of an outlet's orders are told of; nothing where there is no row.
create table message_settings (
  vendor_id text primary key references vendors (id),
  is_on boolean not null,
  kinds text[] not null,
  -- Where the page was served from on which it was chosen, for the link in a message.
  origin text not null
);

-- What the recipient of an order was told, is to be told, or was not told after all: one of each kind, and no number.
create table messages (
  id text primary key default 'msg_' || replace(gen_random_uuid()::text, '-', ''),
  order_id text not null references orders (id),
  kind text not null,
  created_at double precision not null,
  state text not null default 'waiting' check (state in ('waiting', 'sent', 'dropped', 'failed')),
  settled_at double precision,
  channel text,
  number_end text,
  reason text,
  -- What the gateway, or whatever is in its way, said of the last try, for operators.
  detail text,
  unique (order_id, kind)
);
