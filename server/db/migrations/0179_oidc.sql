-- Signing in with the identity provider of a deployment. An instance of the version before does not know of it, and asks for codes where they are required.

-- Who is at the provider: what has to come back with them.
create table oidc_visits (
  -- Of the state that goes to the provider and back.
  hash bytea primary key,
  -- Of the secret in a cookie of the browser that left.
  browser bytea not null,
  deployment text not null,
  nonce text not null,
  verifier text not null,
  -- The path that leads on.
  path text not null,
  expires_at double precision not null
);
create index oidc_visits_over on oidc_visits (expires_at);

-- Who has come back and is known: what their page takes a code for.
create table oidc_arrivals (
  hash bytea primary key,
  browser bytea not null,
  deployment text not null,
  user_id text not null references users (id) on delete cascade,
  -- Whether the deployment has the provider answer for the second factor, too.
  both_factors boolean not null,
  expires_at double precision not null
);
create index oidc_arrivals_user on oidc_arrivals (user_id);
create index oidc_arrivals_over on oidc_arrivals (expires_at);

-- Who a provider means by a subject. One person is one subject there: an address that somebody else has got since is no way in.
create table oidc_links (
  issuer text not null,
  subject text not null,
  user_id text not null references users (id) on delete cascade,
  linked_at double precision not null,
  used_at double precision not null,
  primary key (issuer, subject),
  unique (issuer, user_id)
);
create index oidc_links_user on oidc_links (user_id);

-- Whether who opened a session proved more than one thing at once, so that no code is asked for.
alter table sessions add column both_factors boolean not null default false;

-- Where alone the session may hold that follows a code; null where it may hold anywhere.
alter table second_steps add column deployment text;

-- A place that somebody belongs to no more ends what a provider said of them.
create function oidc_links_end() returns trigger language plpgsql as $$
begin
  delete from oidc_links where user_id = old.user_id;
  return null;
end $$;
create trigger oidc_links_end after delete on memberships for each row execute function oidc_links_end();
