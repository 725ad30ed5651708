-- What a row is compared by with others of its job, to be asked about when both ask for the same order; null for a row that its
-- pickup code tells apart, and for rows of before. It goes with the cells that it was made from.
alter table bulk_rows add column likeness text;
create index bulk_rows_alike on bulk_rows (job_id, likeness) where likeness is not null;
