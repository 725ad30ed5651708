-- Which order holds a use of a voucher, so that it can be given back, once, when that order comes to nothing.

create table voucher_uses (
  order_id text primary key references orders (id),
  country text not null,
  code text not null,
  foreign key (country, code) references vouchers (country, code)
);
alter table vouchers add check (uses >= 0);

insert into voucher_uses
  select o.id, v.country, v.code
  from orders o join vendors d on d.id = o.vendor_id
    join vouchers v on v.country = d.country_code and v.code = o.record ->> 'voucher_code'
  where o.status not in ('CANCELLED', 'STALLED', 'PAYMENT_FAILED', 'PAYMENT_CANCELLED');
