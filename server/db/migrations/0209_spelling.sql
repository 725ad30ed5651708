-- By which rule the searched text of a source's places is spelled. The first rule wrote a Chinese letter as a Latin word that somebody may type ("zion"); what it has
-- written is renewed behind the scenes, since SQL cannot fold letters as the code does. In the book of customers the rule of an entry's identity stands for both.
alter table place_source add column spelling smallint not null default 1;
drop index address_book_unsettled;
