-- Whose password an operator no longer trusts: they sign in again once they have set a new one.
alter table users add column reset_required boolean not null default false;
