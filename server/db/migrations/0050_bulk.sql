-- Many orders from one file: the job, and its rows until each is an order or has an error.

create table bulk_jobs (
  id text primary key,
  vendor_id text not null references vendors (id),
  deployment text not null,
  file_name text not null,
  file_sha256 text not null,
  created_by text not null,
  created_by_email text not null,
  created_at double precision not null,
  idempotency_key text not null,
  body_hash bytea not null,
  phase text not null check (phase in ('preprocessing', 'ready', 'placing', 'done')),
  -- Who had the orders placed, and when (Unix seconds).
  placed_by text,
  placed_at double precision,
  -- The one who looks at the rows now; taken over by another when it is silent for too long.
  leased_by text,
  leased_until timestamptz,
  unique (created_by, idempotency_key)
);
create index bulk_jobs_newest on bulk_jobs (vendor_id, created_at desc);
create index bulk_jobs_same_file on bulk_jobs (vendor_id, file_sha256);
create index bulk_jobs_working on bulk_jobs (created_at) where phase in ('preprocessing', 'placing');

create table bulk_rows (
  job_id text not null references bulk_jobs (id) on delete cascade,
  number integer not null,
  state text not null,
  -- As it was typed, and how often that was changed.
  cells jsonb not null,
  revision integer not null default 0,
  errors jsonb not null default '[]',
  questions jsonb not null default '[]',
  confirmed boolean not null default false,
  latitude double precision,
  longitude double precision,
  -- What was found at that position when the file had none.
  found_address text,
  preordered_for double precision,
  delivery_fee double precision,
  order_id text references orders (id),
  primary key (job_id, number)
);
create index bulk_rows_open on bulk_rows (job_id, number) where state in ('waiting', 'placing');

-- A pickup code names one order of an outlet.
create index orders_pickup_code on orders (vendor_id, lower(trim(record ->> 'pickup_code')))
  where record ->> 'pickup_code' is not null;
