-- Shops number their tickets anew each day: a code names one order of an outlet's day (in the market's zone) and, whatever the
-- day, one that is under way. The two keys decide between orders that want it at the same moment.
alter table pickup_codes add column day date, add column finished boolean not null default false;
-- Of which zone the days so far were is not known here; for codes from before this, a day is that of UTC.
update pickup_codes c
  set day = (to_timestamp(coalesce((o.record ->> 'preordered_for')::float8,
      (o.record ->> 'created_at')::float8)) at time zone 'UTC')::date,
    finished = o.record ->> 'status' in ('DELIVERED', 'RETURNED_TO_VENDOR', 'STALLED')
  from orders o where o.id = c.order_id;
delete from pickup_codes where day is null;
alter table pickup_codes alter column day set not null,
  drop constraint pickup_codes_pkey,
  add primary key (vendor_id, code, day);
create unique index pickup_codes_under_way on pickup_codes (vendor_id, code) where not finished;
create index pickup_codes_past on pickup_codes (day) where finished;
