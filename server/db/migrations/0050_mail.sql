-- Mails that have been promised. What a mail says is made when it is sent, from its kind and its facts.
create table mail_queue (
  id bigint generated always as identity primary key,
  kind text not null,
  recipient text not null,
  facts jsonb not null,
  tries integer not null default 0,
  next_try_at timestamptz not null,
  created_at timestamptz not null
);
create index mail_queue_due on mail_queue (next_try_at);
