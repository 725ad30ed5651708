-- A code from an app beside the password. An instance of the version before asks for the password alone.
create table second_factors (
  user_id text primary key references users (id) on delete cascade,
  -- Encrypted with a key of the server's.
  secret bytea not null,
  -- The last step that a code was taken of: none before it is taken again.
  step bigint not null default 0,
  created_at double precision not null,
  -- Null until a code has shown that an app holds the secret; nobody is asked for one before.
  confirmed_at double precision
);

create table recovery_codes (
  hash bytea primary key,
  user_id text not null references users (id) on delete cascade,
  used_at double precision
);
create index recovery_codes_user on recovery_codes (user_id);

-- Who has given their password and not yet their code.
create table second_steps (
  hash bytea primary key,
  user_id text not null references users (id) on delete cascade,
  -- Of the hash of the password that was given: with another one since, it has to be given again.
  password_digest bytea not null,
  tries integer not null default 0,
  expires_at double precision not null
);
create index second_steps_user on second_steps (user_id);
create index second_steps_over on second_steps (expires_at);
