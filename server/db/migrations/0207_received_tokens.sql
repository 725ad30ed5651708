-- When the tokens of a refresh are known to have arrived: the page used one of them. Until then a lost answer may be asked for again.
-- An instance of the version before does not write it, and takes a token that is used late for a theft, as it did.
alter table refresh_tokens add column received_at timestamptz;
