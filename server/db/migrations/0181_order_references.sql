-- What a merchant's own system calls an order, once for each merchant.
create table order_references (
  merchant_id text not null references vendors (id),
  -- In this order what begins with a few characters is found without looking at the rest.
  reference text collate "C" not null,
  order_id text not null unique references orders (id) on delete cascade,
  primary key (merchant_id, reference)
);
