-- Devices that several members share, each of whom gets in there by a PIN of their own.
create table shared_devices (
  id uuid primary key default gen_random_uuid(),
  -- Of the token in the cookie of the device.
  hash bytea not null unique,
  agent text,
  created_at double precision not null
);

create table pins (
  device_id uuid not null references shared_devices (id) on delete cascade,
  user_id text not null references users (id) on delete cascade,
  -- Of the PIN together with the token of the device, which nobody finds here.
  pin_hash text not null,
  tries integer not null default 0,
  used_at double precision not null,
  primary key (device_id, user_id)
);
create index pins_user on pins (user_id);
create index pins_unused on pins (used_at);

-- On which shared device a session runs, and whether a PIN opened it.
alter table sessions add column device_id uuid references shared_devices (id) on delete set null;
alter table sessions add column by_pin boolean not null default false;
create index sessions_device on sessions (device_id) where device_id is not null;

-- Another password, one that has to be set again, and a place that somebody belongs to no more end their PINs, whatever changed it.
create function pins_end() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'users' then delete from pins where user_id = old.id;
  else delete from pins where user_id = old.user_id;
  end if;
  return null;
end $$;
create trigger pins_end after update on users for each row
  when (old.password_hash is distinct from new.password_hash or (new.reset_required and not old.reset_required))
  execute function pins_end();
create trigger pins_end after delete on memberships for each row execute function pins_end();
