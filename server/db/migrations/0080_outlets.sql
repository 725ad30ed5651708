-- Outlets that merchants add themselves.

-- When riders can be requested from it, in Unix seconds; null once they can.
alter table vendors add column available_at double precision;
create index vendors_coming on vendors (available_at) where available_at is not null;

-- Who added it, with which key and body, so that asking again adds no second one.
alter table vendors
  add column added_by text,
  add column idempotency_key text,
  add column body_hash bytea,
  add constraint vendors_added_once unique (added_by, idempotency_key);

-- A merchant's own name for an outlet is one of a kind among the merchant's.
create unique index vendors_client_id on vendors (coalesce(parent_id, id), lower(client_vendor_id));
