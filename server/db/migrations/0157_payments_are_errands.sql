-- A payment is looked after by an errand from when it begins until it is settled, and money that has to go back is one, too. Triggers promise them, so
-- that no path to it can be forgotten. `closed` and `look_after` are of the version before, whose instances may go on beside new ones.
create function payment_is_errand() returns trigger language plpgsql as $$
begin
  insert into errands (kind, payload, due_at, created_at) values ('payment', jsonb_build_object('intent_id', new.id),
    case when new.state = 'open' then new.expires_at else extract(epoch from now()) + 2 end, extract(epoch from now()));
  perform pg_notify('errands', 'payment');
  return null;
end $$;
create trigger payment_begins after insert on payment_intents for each row execute function payment_is_errand();
create trigger payment_goes_on after update of state on payment_intents for each row
  when (old.state = 'open' and new.state in ('confirming', 'challenge')) execute function payment_is_errand();

create function order_is_refund() returns trigger language plpgsql as $$
begin
  insert into errands (kind, payload, due_at, created_at)
    select 'refund', jsonb_build_object('intent_id', id), extract(epoch from now()), extract(epoch from now())
    from payment_intents where order_id = new.id and state = 'succeeded' and refunded_at is null;
  if found then perform pg_notify('errands', 'refund'); end if;
  return null;
end $$;
create trigger order_is_refunded after update of record on orders for each row
  when (new.status in ('CANCELLED', 'STALLED') and new.status <> old.status) execute function order_is_refund();

insert into errands (kind, payload, due_at, created_at)
  select 'payment', jsonb_build_object('intent_id', id),
    case when state = 'open' then expires_at else extract(epoch from now()) end, extract(epoch from now())
  from payment_intents where state in ('open', 'confirming', 'challenge');
insert into errands (kind, payload, due_at, created_at)
  select 'refund', jsonb_build_object('intent_id', i.id), extract(epoch from now()), extract(epoch from now())
  from payment_intents i join orders o on o.id = i.order_id
  where i.state = 'succeeded' and not i.closed and o.status in ('CANCELLED', 'STALLED');
