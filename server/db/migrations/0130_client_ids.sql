-- A merchant's own name for an outlet may be 255 characters of any script, which is more than an entry of an index holds.
drop index vendors_client_id;
create unique index vendors_client_id
  on vendors (coalesce(parent_id, id), md5(lower(client_vendor_id)));
