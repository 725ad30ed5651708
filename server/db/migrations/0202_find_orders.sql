-- An operator finds an order anywhere by what a caller knows: how its id ends, or how the number of its recipient ends. Names have their index (0146).
create index orders_id_end on orders (reverse(id) text_pattern_ops);
create index orders_phone_end on orders (reverse(regexp_replace(customer_phone, '\D', '', 'g')) text_pattern_ops);
-- A name that many have, or a part of one that is shorter than the index of names can tell apart, is looked for from the newest order on.
create index orders_newest_anywhere on orders (created_at desc, id desc);
