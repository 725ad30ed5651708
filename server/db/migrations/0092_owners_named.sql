-- Whether a member of the merchant said who the owners of an outlet are; each of them may then register, whoever did before.
alter table vendors add column owners_named boolean not null default false;
update vendors set owners_named = true where added_by is not null;
create index vendors_owners_named on vendors using gin (owners) where owners_named;
