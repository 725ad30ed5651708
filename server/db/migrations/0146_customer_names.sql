-- A search of the history by name: without case and accents, and with the letters of which Arabic writes several for one.
create function search_name(name text) returns text language sql immutable strict parallel safe
return translate(
  regexp_replace(lower(normalize(name, NFKD)), '[\u0300-\u036f\u0640\u064b-\u065f\u0670]', '', 'g'),
  'ىة', 'يه');
alter table orders add column customer_name text
  generated always as (search_name(record #>> '{customer,name}')) stored;
create index orders_name on orders using gin (vendor_id, customer_name gin_trgm_ops);
