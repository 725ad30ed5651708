-- The number of the last report that the dispatcher made of an order; one that comes again, or late, changes nothing.
alter table orders add column reported integer not null default 0;
