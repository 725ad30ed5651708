-- Until when the secrets before the previous one sign, newest first. An instance of the version before does not write them, and ends them as it replaces a secret.
alter table webhooks add column earlier_until double precision[] not null default '{}';
