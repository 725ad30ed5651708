-- When the personal data of a job's rows was removed (Unix seconds).
alter table bulk_jobs add column erased_at double precision;
create index bulk_jobs_unplaced on bulk_jobs (created_at) where phase in ('preprocessing', 'ready');
create index bulk_jobs_to_erase on bulk_jobs (placed_at) where phase = 'done' and erased_at is null;
