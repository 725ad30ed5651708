-- Which provider holds a payment, from when it was sent: it is no other one's to charge, to cancel or to give back. Null is the sandbox, the only one
-- that the versions before knew.
alter table payment_intents add column processor text;

-- The page of Stripe where a payment is made: one for each reference, so that nobody is ever sent to two. Nothing of a card or a person is in it.
create table stripe_sessions (
  reference text primary key,
  -- What is asked of Stripe, kept so that asking again asks for the same; null for what was given up before it was asked.
  asked jsonb,
  -- How often Stripe has answered that with a fault of its own, which it would repeat for a day under the same key.
  faults integer not null default 0,
  session_id text,
  -- How it ended without a page.
  ended text check (ended in ('succeeded', 'failed', 'cancelled')),
  reason text,
  created_at double precision not null
);
