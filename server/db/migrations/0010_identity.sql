-- Who there is, where they belong, and how long they stay signed in.

create table users (
  id text primary key,
  email text not null,
  password_hash text not null,
  created_at timestamptz not null default now()
);
create unique index users_email on users (lower(email));

create table vendors (
  id text primary key,
  deployment text not null,
  parent_id text references vendors (id),
  client_vendor_id text,
  is_parent boolean not null default false,
  is_active boolean not null default true,
  is_registered boolean not null default true,
  name text not null,
  currency text not null,
  owners text[] not null default '{}',
  phone text not null,
  address_text text not null,
  building text,
  city text,
  country_code text not null,
  latitude double precision,
  longitude double precision,
  postal_code text,
  street text,
  street_number text,
  unit text,
  rider_instructions text
);
create index vendors_parent on vendors (parent_id);

-- A membership of a parent reaches its outlets too.
create table memberships (
  user_id text not null references users (id) on delete cascade,
  vendor_id text not null references vendors (id) on delete cascade,
  primary key (user_id, vendor_id)
);

-- One row a sign-in; its refresh tokens are a family that ends together.
create table sessions (
  id uuid primary key default gen_random_uuid(),
  user_id text not null references users (id) on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz
);

create table refresh_tokens (
  hash bytea primary key,
  session_id uuid not null references sessions (id) on delete cascade,
  issued_at timestamptz not null,
  used_at timestamptz
);
create index refresh_tokens_session on refresh_tokens (session_id);

create table socket_tickets (
  hash bytea primary key,
  session_id uuid not null references sessions (id) on delete cascade,
  deployment text not null,
  expires_at timestamptz not null
);

create table login_failures (
  account bytea not null,
  failed_at timestamptz not null
);
create index login_failures_account on login_failures (account, failed_at);

-- Keys that every instance must share, made by the first one.
create table secrets (
  name text primary key,
  value bytea not null
);

create table feature_flags (
  deployment text not null,
  name text not null,
  value boolean not null,
  primary key (deployment, name)
);
