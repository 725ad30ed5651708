-- Instances keep for a moment who is calling, and what orders are checked against. Whoever changes any of it, an operator by hand too, tells
-- all of them when the change is committed; and the connection that changes it at once, so that its own instance forgets before it answers.
create function announce_kept() returns trigger language plpgsql as $$
declare
  what text := tg_argv[0];
begin
  if tg_nargs > 1 then what := what || ' ' || old.id::text; end if;
  perform pg_notify('kept_changed', what);
  raise notice using errcode = 'RP001', message = 'kept_changed ' || what;
  return null;
end $$;

create trigger kept_changed after update on sessions for each row
  when (old.revoked_at is distinct from new.revoked_at or old.expires_at is distinct from new.expires_at
    or old.scope is distinct from new.scope or old.deployment is distinct from new.deployment
    or old.email is distinct from new.email or old.user_id is distinct from new.user_id)
  execute function announce_kept('session', 'id');
create trigger kept_gone after delete on sessions for each row
  when (old.revoked_at is null and old.expires_at > now()) execute function announce_kept('session', 'id');
create trigger kept_changed after update on guests for each row execute function announce_kept('guest', 'id');
create trigger kept_gone after delete on guests for each row
  when (old.revoked_at is null) execute function announce_kept('guest', 'id');
create trigger kept_changed after update on users for each row
  when (old.email is distinct from new.email or old.id is distinct from new.id)
  execute function announce_kept('people');
create trigger kept_changed after insert or update or delete on memberships for each row
  execute function announce_kept('people');
create trigger kept_changed after insert or update or delete on vendors for each row
  execute function announce_kept('vendors');
create trigger kept_changed after insert or update or delete or truncate on feature_flags
  for each statement execute function announce_kept('flags');
create trigger kept_changed after insert or update or delete or truncate on delivery_area
  for each statement execute function announce_kept('areas');
