-- Vouchers of a country, for one merchant or for all. A use is counted in the transaction of the order that takes it.

create table vouchers (
  country text not null,
  -- As `voucherCode` writes it.
  code text not null,
  -- An outlet, or a parent with all of its outlets; null for everybody.
  vendor_id text references vendors (id),
  type text not null check (type in ('amount', 'percentage', 'deliveryFee')),
  amount double precision not null check (amount >= 0),
  -- Unix seconds.
  valid_from double precision not null default 0,
  valid_until double precision,
  most_uses integer check (most_uses > 0),
  uses integer not null default 0,
  primary key (country, code),
  check (most_uses is null or uses <= most_uses)
);
