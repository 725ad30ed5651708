-- The rows of a job that have a pickup code. Only the beginning of one is kept, since a cell holds more than an entry of an index can.
-- It comes before what locks the jobs, so that they are locked for a moment and not for as long as this takes.
create index bulk_rows_codes on bulk_rows (job_id, left(lower(trim(cells ->> 'pickup_code')), 200))
  where trim(cells ->> 'pickup_code') <> '';
