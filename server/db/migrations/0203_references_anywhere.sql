-- An operator finds an order by what a merchant's own system calls it, without knowing the merchant.
create index order_references_anywhere on order_references (reference);
