-- Mails are errands now. What was promised goes on where it was; an instance of the version before may go on promising mails for a while.
insert into errands (kind, payload, tries, due_at, created_at)
  select 'mail', jsonb_build_object('kind', kind, 'to', recipient, 'facts', facts), tries,
    extract(epoch from next_try_at), extract(epoch from created_at)
  from mail_queue order by id;
delete from mail_queue;

create function mail_is_errand() returns trigger language plpgsql as $$
begin
  insert into errands (kind, payload, due_at, created_at) values ('mail',
    jsonb_build_object('kind', new.kind, 'to', new.recipient, 'facts', new.facts),
    extract(epoch from new.next_try_at), extract(epoch from new.created_at));
  perform pg_notify('errands', 'mail');
  return null;
end $$;
create trigger mail_is_errand before insert on mail_queue for each row execute function mail_is_errand();
