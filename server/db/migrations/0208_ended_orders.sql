-- Finished orders by their last change, for those that began before a day and ended in it.
create index orders_ended on orders (vendor_id, ((record -> 'updated_at')::double precision)) where over;
