-- Anyone who sets a bulk job to work, an instance of the version before too, promises with it that it will be worked on. Most are done by then:
-- the instance that was asked begins at once.
create function bulk_job_is_errand() returns trigger language plpgsql as $$
begin
  insert into errands (kind, payload, due_at, created_at) values ('bulk',
    jsonb_build_object('job_id', new.id), extract(epoch from now()) + 2, extract(epoch from now()));
  perform pg_notify('errands', 'bulk');
  return null;
end $$;
create trigger bulk_job_begins after insert on bulk_jobs for each row
  when (new.phase in ('preprocessing', 'placing')) execute function bulk_job_is_errand();
create trigger bulk_job_goes_on after update of phase on bulk_jobs for each row
  when (new.phase in ('preprocessing', 'placing') and new.phase <> old.phase) execute function bulk_job_is_errand();

insert into errands (kind, payload, due_at, created_at)
  select 'bulk', jsonb_build_object('job_id', id), extract(epoch from now()), extract(epoch from now())
  from bulk_jobs where phase in ('preprocessing', 'placing');
drop index bulk_jobs_working;
