-- What a member is, who was invited, and on which device a session runs. Everybody who was a member before may do all, as before.

alter table memberships add column role text not null default 'owner'
  check (role in ('owner', 'manager', 'counter'));

-- What a person is called, in their own words.
alter table users add column name text;

-- What the browser called itself at sign-in.
alter table sessions add column agent text;

create table invitations (
  id uuid primary key default gen_random_uuid(),
  vendor_id text not null references vendors (id) on delete cascade,
  email text not null,
  role text not null check (role in ('owner', 'manager', 'counter')),
  -- Null where an operator did.
  invited_by text references users (id) on delete cascade,
  tries integer not null default 0,
  created_at double precision not null,
  expires_at double precision not null
);
create unique index invitations_once on invitations (vendor_id, email);
