-- Files of many thousand rows: they arrive in parts, and no question reads all of their rows again and again.

alter table bulk_jobs drop constraint bulk_jobs_phase_check;
alter table bulk_jobs add constraint bulk_jobs_phase_check
  check (phase in ('uploading', 'preprocessing', 'ready', 'placing', 'done'));

-- How many rows the file has; null where all of them came at once.
alter table bulk_jobs add column expected_rows integer;
-- How many rows of a job that is done are in which state, since that changes no more.
alter table bulk_jobs add column counts jsonb;

drop index bulk_jobs_unplaced;
create index bulk_jobs_unplaced on bulk_jobs (created_at)
  where phase in ('uploading', 'preprocessing', 'ready');

-- The rows of a job that have a pickup code.
create index bulk_rows_codes on bulk_rows (job_id, lower(trim(cells ->> 'pickup_code')))
  where trim(cells ->> 'pickup_code') <> '';
