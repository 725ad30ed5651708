-- Minutes that an outlet needs until a rider may come; null where the country's least holds.
alter table vendors add column login_pickup_estimation integer check (login_pickup_estimation > 0);
