-- Money is a whole number of minor units of its currency (ISO 4217), as in `core/rules/money.ts`. The columns with a fraction are of the version
-- before, whose instances may go on beside new ones: triggers keep both in step, and what was finer than a minor unit is still in them.
create function minor_digits(currency text) returns integer immutable parallel safe language sql as $$
  select case when currency in ('UGX', 'XOF') then 0 when currency in ('BHD', 'JOD', 'KWD', 'OMR', 'TND') then 3 else 2 end $$;
create function minor_of(amount double precision, currency text) returns bigint strict immutable parallel safe language sql as $$
  select round(amount::numeric * 10::numeric ^ minor_digits(currency))::bigint $$;
create function amount_of(minor numeric, currency text) returns double precision strict immutable parallel safe language sql as $$
  select (minor / 10::numeric ^ minor_digits(currency))::double precision $$;

alter table payment_intents add column amount_minor bigint;
update payment_intents set amount_minor = minor_of(amount, currency);
alter table payment_intents alter column amount_minor set not null, add check (amount_minor >= 0);
alter table sandbox_charges add column amount_minor bigint, add column refunded_minor bigint;
update sandbox_charges set amount_minor = minor_of(amount, currency), refunded_minor = minor_of(refunded, currency);
alter table sandbox_charges alter column amount_minor set not null,
  add check (amount_minor >= 0), add check (refunded_minor between 0 and amount_minor);

create function charge_is_whole() returns trigger language plpgsql as $$
begin
  new.amount_minor := coalesce(new.amount_minor, minor_of(new.amount, new.currency));
  new.amount := coalesce(new.amount, amount_of(new.amount_minor, new.currency));
  return new;
end $$;
create trigger charge_is_whole before insert on payment_intents for each row execute function charge_is_whole();
create trigger charge_is_whole before insert on sandbox_charges for each row execute function charge_is_whole();
create function refund_is_whole() returns trigger language plpgsql as $$
begin
  if new.refunded_minor is not distinct from old.refunded_minor then new.refunded_minor := minor_of(new.refunded, new.currency);
  else new.refunded := amount_of(new.refunded_minor, new.currency);
  end if;
  return new;
end $$;
create trigger refund_is_whole before update of refunded, refunded_minor on sandbox_charges
  for each row execute function refund_is_whole();

-- The rows of a file cost in the currency that their outlet had when it came.
alter table bulk_jobs add column currency text;
update bulk_jobs j set currency = v.currency from vendors v where v.id = j.vendor_id;
alter table bulk_jobs alter column currency set not null;
create function bulk_job_has_currency() returns trigger language plpgsql as $$
begin
  new.currency := coalesce(new.currency, (select currency from vendors where id = new.vendor_id));
  return new;
end $$;
create trigger bulk_job_has_currency before insert on bulk_jobs for each row execute function bulk_job_has_currency();
alter table bulk_rows add column delivery_fee_minor bigint check (delivery_fee_minor >= 0);
update bulk_rows r set delivery_fee_minor = minor_of(r.delivery_fee, j.currency)
  from bulk_jobs j where j.id = r.job_id and r.delivery_fee is not null;
create function bulk_fee_is_whole() returns trigger language plpgsql as $$
declare
  own text := (select currency from bulk_jobs where id = new.job_id);
begin
  if new.delivery_fee_minor is not distinct from old.delivery_fee_minor then new.delivery_fee_minor := minor_of(new.delivery_fee, own);
  else new.delivery_fee := amount_of(new.delivery_fee_minor, own);
  end if;
  return new;
end $$;
create trigger bulk_fee_is_whole before update of delivery_fee, delivery_fee_minor on bulk_rows for each row
  when (new.delivery_fee is distinct from old.delivery_fee or new.delivery_fee_minor is distinct from old.delivery_fee_minor)
  execute function bulk_fee_is_whole();

-- A voucher takes off money of its country, or a percentage, which is none.
alter table vouchers add column currency text, add column amount_minor bigint, add column percentage numeric;
-- Of the countries that there are now; who writes a voucher of another says its currency.
create function currency_in(country text) returns text immutable parallel safe language sql as $$
  select '{
    "AE": "AED", "AM": "AMD", "AT": "EUR", "BA": "BAM", "BD": "BDT", "BG": "EUR", "BH": "BHD", "CI": "XOF", "CY": "EUR",
    "CZ": "CZK", "EG": "EGP", "ES": "EUR", "FI": "EUR", "GE": "GEL", "GR": "EUR", "HK": "HKD", "HR": "EUR", "HU": "HUF",
    "IT": "EUR", "JO": "JOD", "KE": "KES", "KG": "KGS", "KH": "KHR", "KW": "KWD", "KZ": "KZT", "LA": "LAK", "MA": "MAD",
    "MD": "MDL", "ME": "EUR", "MM": "MMK", "MY": "MYR", "NG": "NGN", "NO": "NOK", "OM": "OMR", "PH": "PHP", "PK": "PKR",
    "PL": "PLN", "PT": "EUR", "QA": "QAR", "RO": "RON", "RS": "RSD", "SA": "SAR", "SE": "SEK", "SG": "SGD", "TH": "THB",
    "TN": "TND", "TW": "TWD", "UA": "UAH", "UG": "UGX"
  }'::jsonb ->> country $$;
update vouchers set amount_minor = case when type <> 'percentage' then minor_of(amount, currency_in(country)) end,
  percentage = case when type = 'percentage' then amount end, currency = currency_in(country);
create function voucher_is_whole() returns trigger language plpgsql as $$
begin
  new.currency := coalesce(new.currency, currency_in(new.country));
  if tg_op = 'INSERT' and new.amount is null or tg_op = 'UPDATE' and new.amount is not distinct from old.amount then
    new.amount := coalesce(amount_of(new.amount_minor, new.currency), new.percentage);
  elsif new.type = 'percentage' then
    new.percentage := new.amount;
    new.amount_minor := null;
  else
    new.amount_minor := minor_of(new.amount, new.currency);
    new.percentage := null;
  end if;
  return new;
end $$;
create trigger voucher_is_whole before insert or update of amount, type, amount_minor, percentage on vouchers
  for each row execute function voucher_is_whole();
alter table vouchers alter column currency set not null,
  add check (amount_minor >= 0), add check (percentage >= 0),
  add check (case type when 'percentage' then percentage else amount_minor end is not null);
