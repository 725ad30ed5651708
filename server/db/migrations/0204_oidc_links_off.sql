-- Since when somebody does not want to be signed in by an identity provider any more; null while they do. An instance of the version before signs them in all the same.
alter table oidc_links add column off_since double precision;

-- A place that somebody belongs to no more ends what a provider said of them, but not what they said of it.
create or replace function oidc_links_end() returns trigger language plpgsql as $$
begin
  delete from oidc_links where user_id = old.user_id and off_since is null;
  return null;
end $$;
