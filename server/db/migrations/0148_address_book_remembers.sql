-- Who an outlet delivers to is put into its book by itself, unless it does not want that; for as long as its orders say who they were for.
alter table vendors add column remembers_customers boolean not null default true;
-- When their last order was placed; nothing for those that a person kept, who stay.
alter table address_book add column remembered_at float8;
create index address_book_remembered on address_book (remembered_at) where remembered_at is not null;
-- How far the journal of all orders has been read for them, in one row. What was there before stays as it is.
create table address_book_mark (one boolean primary key default true check (one), event_id bigint not null);
insert into address_book_mark (event_id) select coalesce(max(id), 0) from order_events;
