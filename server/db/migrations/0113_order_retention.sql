-- When it was forgotten whom an order was for (Unix seconds); what it cost stays.
alter table orders add column erased_at double precision;
create index orders_to_erase on orders (created_at) where erased_at is null;
