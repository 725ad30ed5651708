-- In which language somebody who pays without an account is written to.
alter table payment_intents add column language text;
