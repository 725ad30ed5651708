-- A payment about which nothing could be done rests until then (Unix seconds).
alter table payment_intents add column look_after double precision;
