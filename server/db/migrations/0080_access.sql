-- Accounts that were asked for, passwords that were forgotten, and how often mails about either were wanted.
-- Neither links nor codes are kept: both follow from an id and a key that is not in here.

alter table users add column business_name text;

create table registrations (
  id uuid primary key default gen_random_uuid(),
  vendor_id text not null references vendors (id) on delete cascade,
  email text not null,
  business_name text not null,
  password_hash text not null,
  tries integer not null default 0,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index registrations_email on registrations (email, created_at desc);

-- Also for addresses that nobody has an account with, so that asking about them looks the same.
create table password_resets (
  account bytea primary key,
  id uuid not null default gen_random_uuid(),
  user_id text references users (id) on delete cascade,
  tries integer not null default 0,
  expires_at timestamptz not null
);

create table account_mails (
  account bytea not null,
  kind text not null,
  asked_at timestamptz not null
);
create index account_mails_account on account_mails (account, kind, asked_at);
