-- What was promised in the transaction of what it is about, and is done beside it: tried again until it is done or given up. What is done is
-- deleted; what is given up stays with its reason.
create table errands (
  id bigint generated always as identity primary key,
  kind text not null,
  -- The same at every try, so that its receiver does it once.
  key uuid not null default gen_random_uuid(),
  -- Errands about one thing are done one after the other, in the order in which they were promised.
  about text,
  payload jsonb not null,
  tries integer not null default 0,
  -- Unix seconds: the next try; while one goes on, when another instance may try.
  due_at double precision not null,
  created_at double precision not null,
  given_up_at double precision,
  -- Why the last try failed.
  reason text
);
create index errands_due on errands (kind, due_at, id) where given_up_at is null;
create index errands_about on errands (kind, about, id) where about is not null and given_up_at is null;
create index errands_given_up on errands (given_up_at) where given_up_at is not null;
