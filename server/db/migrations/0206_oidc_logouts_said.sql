-- What a provider said as it ended sessions, for those that begin in the same instant. An instance of the version before writes none of it.

-- Who is gone ({issuer, subject, sid}, as far as it was named), for which deployments, and when the provider said so, by its own clock.
alter table oidc_logouts add column through jsonb;
alter table oidc_logouts add column deployments text[];
alter table oidc_logouts add column said_at double precision;
