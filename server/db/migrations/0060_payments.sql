-- Guests, payments by card, and the sandbox that stands in for a card processor.

alter table vendors add column online_payment boolean not null default false;
-- The placeholder that guests order from; one for each deployment.
alter table vendors add column is_guest boolean not null default false;

-- One row a guest token. Nothing is known of the person.
create table guests (
  id text primary key,
  deployment text not null,
  vendor_id text not null references vendors (id),
  expires_at double precision not null,
  revoked_at double precision
);

create table payment_wallets (
  id text primary key,
  token_hash bytea not null,
  holder text not null,
  vendor_id text not null references vendors (id),
  expires_at double precision not null
);

create table payment_intents (
  id text primary key,
  -- Who pays, and the key of the draft that is paid for: asking again gives the same payment.
  holder text not null,
  idempotency_key text not null,
  body_hash bytea not null,
  vendor_id text not null references vendors (id),
  deployment text not null,
  -- The order as it was asked for; it is placed when a card is given.
  asked jsonb not null,
  amount double precision not null,
  currency text not null,
  method text not null,
  origin text not null,
  state text not null,
  reason text,
  redirect_url text,
  order_id text references orders (id),
  created_at double precision not null,
  expires_at double precision not null,
  refunded_at double precision
);
-- A draft is paid for once: a second payment can begin only when the one before has failed.
create unique index payment_intents_once on payment_intents (holder, idempotency_key)
  where state not in ('failed', 'cancelled');
create index payment_intents_key on payment_intents (holder, idempotency_key, created_at);
create index payment_intents_open on payment_intents (expires_at)
  where state in ('open', 'confirming', 'challenge');
create unique index payment_intents_order on payment_intents (order_id) where order_id is not null;
create index payment_intents_refund on payment_intents (order_id)
  where state = 'succeeded' and refunded_at is null;

-- The sandbox. A real processor would keep these on its own side; no card number is in any of them.
create table sandbox_fields (
  reference text primary key,
  portal_origin text not null,
  expires_at double precision not null
);

create table sandbox_tokens (
  hash bytea primary key,
  behaviour text not null,
  brand text not null,
  last_four text not null,
  card_expires text not null,
  expires_at double precision not null
);

create table sandbox_instruments (
  id text primary key,
  customer text not null,
  behaviour text not null,
  brand text not null,
  last_four text not null,
  card_expires text not null
);
create index sandbox_instruments_customer on sandbox_instruments (customer);

create table sandbox_charges (
  reference text primary key,
  amount double precision not null,
  currency text not null,
  state text not null,
  reason text,
  return_url text not null,
  last_four text,
  refunded_at double precision
);
