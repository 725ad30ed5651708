-- Where programs of a merchant hear of its orders.
create table webhooks (
  id text primary key,
  vendor_id text not null references vendors (id),
  url text not null,
  events text[] not null,
  personal boolean not null,
  -- Where the page was served from that it was added on, for links in mails.
  origin text not null,
  created_at double precision not null,
  created_by text not null,
  -- Secrets are made from the server's key, the id and this number.
  secret_version integer not null default 1,
  previous_until double precision,
  failing_since double precision,
  paused_at double precision,
  paused_reason text
);
create index webhooks_vendor on webhooks (vendor_id);

-- What a target is to hear, is kept for it, or has heard, and how the last try ended.
create table webhook_deliveries (
  id text primary key default 'msg_' || replace(gen_random_uuid()::text, '-', ''),
  nth bigint generated always as identity,
  webhook_id text not null references webhooks (id) on delete cascade,
  event text not null,
  order_id text,
  facts jsonb not null,
  created_at double precision not null,
  state text not null default 'waiting' check (state in ('waiting', 'delivered', 'held', 'failed')),
  tries integer not null default 0,
  tried_at double precision,
  status integer,
  reason text,
  duration_ms integer,
  answer text
);
create index webhook_deliveries_newest on webhook_deliveries (webhook_id, nth desc);
create index webhook_deliveries_held on webhook_deliveries (webhook_id, nth) where state = 'held';
create index webhook_deliveries_old on webhook_deliveries (created_at);

-- Which event a line of a journal is; null for what no target is told, such as minutes that were estimated again.
create function webhook_event(change jsonb) returns text immutable parallel safe language sql as $$
  select case
    when change ? 'placed' then 'order.placed'
    when change ? 'revision' then 'order.edited'
    when change ->> 'status' = 'DELIVERED' then 'order.delivered'
    when change ->> 'status' = 'RETURNED_TO_VENDOR' then 'order.returned'
    when change ->> 'status' = 'CANCELLED' then 'order.cancelled'
    when change ? 'status' then 'order.status_changed'
  end $$;

-- What a target is told of an order: nothing of the people whom it concerns.
create function webhook_facts(record jsonb, change jsonb) returns jsonb immutable parallel safe language sql as $$
  select jsonb_strip_nulls(jsonb_build_object(
    'order_id', record -> 'order_id',
    'vendor_id', record -> 'vendor_id',
    'reference', record -> 'reference',
    'status', coalesce(change -> 'status', change #> '{placed,status}', record -> 'status'),
    'revision', record -> 'revision',
    'cancellation', change -> 'cancellation')) $$;

-- However an order changes, its targets are promised to hear of it, in the same transaction.
create function promise_webhooks() returns trigger language plpgsql as $$
begin
  if not exists (select from webhooks) then return null; end if;
  with told as (
    insert into webhook_deliveries (webhook_id, event, order_id, facts, created_at)
    select w.id, webhook_event(n.change), n.order_id, webhook_facts(o.record, n.change), n.at
    from news n join orders o on o.id = n.order_id join vendors v on v.id = o.vendor_id
    join webhooks w on w.vendor_id = v.id or w.vendor_id = v.parent_id
    where webhook_event(n.change) = any(w.events)
    order by n.id, w.id
    returning id, nth, webhook_id, order_id, created_at
  )
  insert into errands (kind, about, payload, due_at, created_at)
  select 'webhook', webhook_id || ' ' || order_id, jsonb_build_object('delivery', id), created_at, created_at
  from told order by nth;
  if found then perform pg_notify('errands', 'webhook'); end if;
  return null;
end $$;
create trigger webhooks_are_told after insert on order_events referencing new table as news
  for each statement execute function promise_webhooks();
