-- What is done every hour is an errand that never ends: one of each for all instances together.
create unique index errands_rounds on errands (about) where kind = 'round';
