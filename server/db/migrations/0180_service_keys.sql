-- What a merchant's programs sign in with. Of a secret only its digest is kept, and how it begins; while one is rotated there are two.
create table service_keys (
  id text primary key,
  vendor_id text not null references vendors (id),
  name text not null,
  scopes text[] not null,
  -- Null is every outlet that the vendor has.
  outlets text[],
  created_at double precision not null,
  created_by text not null,
  revoked_at double precision,
  revoked_by text,
  -- Written every few minutes at most.
  last_used_at double precision
);
create index service_keys_vendor on service_keys (vendor_id, created_at desc);
create table service_key_secrets (
  digest bytea primary key,
  key_id text not null references service_keys (id) on delete cascade,
  hint text not null,
  created_at double precision not null,
  expires_at double precision
);
create index service_key_secrets_key on service_key_secrets (key_id);

-- Each instance keeps for a moment who a key stands for.
create trigger kept_changed after update on service_keys for each row
  when (old.revoked_at is distinct from new.revoked_at or old.scopes is distinct from new.scopes
    or old.outlets is distinct from new.outlets or old.vendor_id is distinct from new.vendor_id)
  execute function announce_kept('keys');
create trigger kept_gone after delete on service_keys for each row execute function announce_kept('keys');
create trigger kept_changed after update or delete on service_key_secrets for each row execute function announce_kept('keys');

-- A program's ticket for the socket stands for its key.
alter table socket_tickets alter column session_id drop not null,
  add column key_id text references service_keys (id) on delete cascade;
