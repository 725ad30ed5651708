-- Sessions that end at the identity provider. An instance of the version before opens some that say nothing of it, which end as ever.

-- By which account at which provider, and by which session there, somebody came: {issuer, subject, sid}, the last where the provider names it.
alter table oidc_arrivals add column through jsonb;
alter table second_steps add column through jsonb;
alter table sessions add column through jsonb;
create index sessions_through on sessions using gin (through jsonb_path_ops) where through is not null;

-- What a provider has told the end of sessions by: each of its tokens once.
create table oidc_logouts (
  -- Of the issuer and the name of the token.
  hash bytea primary key,
  expires_at double precision not null
);
create index oidc_logouts_over on oidc_logouts (expires_at);
