-- What is written to see whether anything can be. It is as large as several pages and is not compressed, so that a full disk has no room for it.
create table readiness (filling text not null);
alter table readiness alter column filling set storage external;
