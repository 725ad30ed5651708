-- Who tried counts by where they tried from, so that nobody keeps an owner out; nobody's address can be read back.
alter table login_failures add column source bytea not null default '';
create index login_failures_source on login_failures (account, source, failed_at);
alter table account_mails add column source bytea not null default '';

-- From where somebody proved to be the owner of an account.
create table known_sources (
  account bytea not null,
  source bytea not null,
  seen_at timestamptz not null,
  primary key (account, source)
);

-- When a code was made: mailed again, it stays the same for a while.
alter table password_resets add column made_at timestamptz not null default now();
