-- People whom an ordering platform vouches for have no password, and reach only what the token at hand names.

alter table users alter column password_hash drop not null;

alter table sessions
  add column deployment text,
  add column scope text[],
  add column email text;
