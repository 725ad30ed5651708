-- What holds of a flag between two moments, over what it is switched to. Instances of the version before do not know windows, and so begin
-- none of them too early.
create table flag_windows (
  deployment text not null,
  name text not null,
  value boolean not null,
  from_at double precision,
  until_at double precision,
  primary key (deployment, name),
  check (from_at is not null or until_at is not null),
  check (until_at > from_at)
);
create trigger kept_changed after insert or update or delete or truncate on flag_windows
  for each statement execute function announce_kept('flags');

-- Counts the changes of each flag, no matter who makes them.
create table flag_versions (
  deployment text not null,
  name text not null,
  version integer not null,
  primary key (deployment, name)
);
create function count_flag_change() returns trigger language plpgsql as $$
begin
  insert into flag_versions (deployment, name, version)
    values (coalesce(new.deployment, old.deployment), coalesce(new.name, old.name), 1)
    on conflict (deployment, name) do update set version = flag_versions.version + 1;
  return null;
end $$;
create trigger flag_counted after insert or update or delete on feature_flags
  for each row execute function count_flag_change();
create trigger flag_counted after insert or update or delete on flag_windows
  for each row execute function count_flag_change();

-- Outlets that may order anywhere for a fixed fee, beside those that the deployment's file names.
create table test_vendors (
  deployment text not null,
  vendor_id text not null references vendors (id) on delete cascade,
  primary key (deployment, vendor_id)
);
create trigger kept_changed after insert or update or delete or truncate on test_vendors
  for each statement execute function announce_kept('tryouts');
