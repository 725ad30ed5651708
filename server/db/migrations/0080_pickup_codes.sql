-- A pickup code names one parcel at the counter of an outlet: the key decides between two orders that want it at the
-- same moment. `code` is what codes are compared by; an order that is never collected gives its code back.
create table pickup_codes (
  vendor_id text not null references vendors (id),
  code text not null,
  order_id text not null,
  primary key (vendor_id, code)
);
create index pickup_codes_order on pickup_codes (order_id);
insert into pickup_codes (vendor_id, code, order_id)
  select vendor_id, lower(trim(record ->> 'pickup_code')), id from orders
  where trim(record ->> 'pickup_code') <> ''
    and record ->> 'status' not in ('CANCELLED', 'PAYMENT_CANCELLED', 'PAYMENT_FAILED')
  order by id
  on conflict do nothing;
drop index orders_pickup_code;
