-- A telephone number typed with and without its country's prefix is one customer. SQL cannot tell, so that each entry says by which rule its identity was made,
-- and those of the rule before are put under the new one, and joined, behind the scenes; an instance of the version before goes on writing them.
alter table address_book add column identity_rule smallint not null default 1;
create index address_book_unsettled on address_book (id) where identity_rule < 2;
