-- Who operates the server, apart from everybody who signs in to it for a merchant.
create table operators (
  id uuid primary key default gen_random_uuid(),
  email text not null,
  password_hash text not null,
  -- The secret of the second factor, encrypted with a key of the server's.
  totp_secret bytea not null,
  -- The last step of the second factor that let anybody in: none before it does again.
  totp_step bigint not null default 0,
  created_at double precision not null,
  signed_in_at double precision
);
create unique index operators_email on operators (lower(email));

create table operator_recovery_codes (
  hash bytea primary key,
  operator_id uuid not null references operators (id) on delete cascade,
  used_at double precision
);
create index operator_recovery_codes_operator on operator_recovery_codes (operator_id);

create table operator_sessions (
  -- Of the token in the cookie.
  hash bytea primary key,
  operator_id uuid not null references operators (id) on delete cascade,
  created_at double precision not null,
  seen_at double precision not null
);
create index operator_sessions_operator on operator_sessions (operator_id);

-- What operators did. Nothing that was written is ever changed, also not by who may do anything else.
create table audit_entries (
  id bigint generated always as identity primary key,
  at double precision not null,
  by text not null,
  via text not null check (via in ('call', 'command')),
  action text not null,
  target text not null,
  before jsonb,
  after jsonb
);
create index audit_entries_target on audit_entries (target, id);
create index audit_entries_by on audit_entries (by, id);
create function audit_stays() returns trigger language plpgsql as $$
begin
  raise exception 'what was done stays written down' using errcode = 'restrict_violation';
end $$;
create trigger audit_stays before update or delete or truncate on audit_entries
  for each statement execute function audit_stays();
