-- The simulated fleet: what it will do with each order, and how far it has come.

create table fleet_jobs (
  order_id text primary key references orders (id),
  plan jsonb not null,
  -- Steps already taken, and when the next is due (Unix seconds); null when all are.
  done integer not null default 0,
  next_at double precision
);
create index fleet_jobs_due on fleet_jobs (next_at) where next_at is not null;
