-- The help centre that this server plays: who has a page of it open, and what they wrote.

create table help_sessions (
  token_hash bytea primary key,
  user_id text not null,
  email text not null,
  name text not null,
  vendor_id text not null,
  deployment text not null,
  locale text not null,
  portal_origin text not null,
  expires_at double precision not null
);

create table help_messages (
  id bigint generated always as identity primary key,
  user_id text not null,
  email text not null,
  vendor_id text not null,
  deployment text not null,
  body text not null,
  created_at double precision not null
);
