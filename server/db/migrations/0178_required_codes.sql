-- Merchants that ask each of their members for a code at sign-in. An instance of the version before asks nobody for their sake.
create table required_codes (
  -- A main account, or an outlet without one: it holds for all that belongs to it.
  vendor_id text primary key references vendors (id) on delete cascade,
  since double precision not null,
  -- Null once their account is gone.
  required_by text references users (id) on delete set null
);

-- Instances keep who is calling, and so whether they still lack a code.
create trigger kept_changed after insert or update or delete on required_codes for each row
  execute function announce_kept('people');
create trigger kept_changed after insert or update of confirmed_at or delete on second_factors for each row
  execute function announce_kept('people');
