-- Signing in with a passkey. An instance of the version before knows nothing of it, and needs to know nothing.

-- What a browser was asked to sign: to add a passkey, by the session that asked for it, or to sign somebody in.
create table passkey_challenges (
  hash bytea primary key,
  deployment text not null,
  -- Who adds one; null for who signs in.
  session_id uuid references sessions (id) on delete cascade,
  expires_at double precision not null
);
create index passkey_challenges_session on passkey_challenges (session_id);
create index passkey_challenges_over on passkey_challenges (expires_at);

create table passkeys (
  id uuid primary key default gen_random_uuid(),
  -- What its device calls it, in base64url, at one host.
  credential_id text not null,
  host text not null,
  user_id text not null references users (id) on delete cascade,
  name text not null,
  public_key bytea not null,
  -- How often its device has used it, where that counts; a lower one is a copy's.
  counter bigint not null,
  created_at double precision not null,
  used_at double precision,
  unique (host, credential_id)
);
create index passkeys_user on passkeys (user_id);

-- What a password opened ends with it, no matter who sets another.
create function passkeys_end() returns trigger language plpgsql as $$
begin
  delete from passkeys where user_id = new.id;
  return null;
end $$;
create trigger passkeys_end after update of password_hash on users for each row
  when (old.password_hash is distinct from new.password_hash) execute function passkeys_end();
