-- The whole book of an outlet is read page by page, by name; the name is cut so that where a page ended fits an address.
alter table address_book add column name_order text
  generated always as (left(search_name(customer ->> 'name'), 100)) stored;
create index address_book_by_name on address_book (vendor_id, name_order collate "C", id);
