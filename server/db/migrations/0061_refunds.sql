-- How much of a charge was given back: all of it, or less what a late cancellation costs.
alter table sandbox_charges add column refunded double precision;
