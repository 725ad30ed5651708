-- The numbers of orders, apart from those of their changes: those are locked until their change is committed, and a number that waits for
-- them would keep the next order of the merchant waiting. Of an order that is not stored after all its number stays unused.
create table order_numbers (
  vendor_id text primary key references vendors (id),
  last integer not null
);
insert into order_numbers (vendor_id, last) select vendor_id, orders from vendor_sequence where orders > 0;

-- An instance of the version before goes on beside this one for a while, and counts where it always did.
create function take_order_number() returns trigger language plpgsql as $$
begin
  insert into order_numbers (vendor_id, last) values (new.vendor_id, new.orders)
    on conflict (vendor_id) do update set last = order_numbers.last + new.orders - old.orders
    returning last into new.orders;
  return new;
end $$;
create trigger order_number before update of orders on vendor_sequence
  for each row when (new.orders > old.orders) execute function take_order_number();
