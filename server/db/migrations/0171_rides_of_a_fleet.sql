-- Riders who are asked for one order after the other are told apart. Instances of the version before know the first alone.
alter table fleet_orders add column ride integer not null default 1,
  -- The errand that began it, which may be tried more than once.
  add column ride_key text;
