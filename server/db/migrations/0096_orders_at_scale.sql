-- What is asked again and again must not read every order there ever was.

-- Whether nothing more can happen to an order (`endings` of server/orders/record.ts).
alter table orders add column over boolean not null generated always as (record ->> 'status' in
  ('DELIVERED', 'RETURNED_TO_VENDOR', 'CANCELLED', 'STALLED', 'PAYMENT_FAILED', 'PAYMENT_CANCELLED')) stored;
-- The orders that are being watched, of an outlet and of a rider.
create index orders_under_way on orders (vendor_id, created_at desc, id desc) where not over;
drop index orders_rider;
create index orders_rider on orders (rider_id) where rider_id is not null and not over;
-- A search of the history.
create index orders_phone on orders (vendor_id, customer_phone);

-- Payments about which nothing is left to be done: their order came to its end, or their money was given back.
alter table payment_intents add column closed boolean not null default false;
update payment_intents i set closed = true from orders o
  where i.state = 'succeeded' and o.id = i.order_id
    and (i.refunded_at is not null or (o.over and o.status not in ('CANCELLED', 'STALLED')));
drop index payment_intents_refund;
create index payment_intents_refund on payment_intents (order_id) where state = 'succeeded' and not closed;

create index sessions_standing on sessions (user_id) where revoked_at is null;
create index memberships_vendor on memberships (vendor_id);

-- What the fleet was going to do with orders that are over.
delete from fleet_jobs j using orders o where o.id = j.order_id and o.over;
