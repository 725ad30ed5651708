-- The gazetteer: places to suggest, to name a position with and to label the base map, and areas to deliver in.
create extension if not exists pg_trgm;
create extension if not exists btree_gin;

-- Degrees on a Mercator map, where near things are near in every direction; exact enough to sort neighbours by.
create function mercator(latitude double precision, longitude double precision) returns point
  language sql immutable strict parallel safe
  return point(longitude, degrees(ln(tan(radians(45 + least(greatest(latitude, -85), 85) / 2)))));

create table place_source (
  id text primary key,
  attribution text not null,
  -- How far a load that runs in the background has come; it goes on from here after a restart.
  loaded integer not null default 0,
  finished_at timestamptz
);

create table place (
  id text primary key,
  source text not null references place_source,
  country text not null check (country ~ '^[A-Z]{2}$'),
  kind text not null check (kind in ('settlement', 'landmark', 'road', 'address', 'stop')),
  name text not null,
  names jsonb not null,
  house_number text not null,
  block text not null,
  unit text not null,
  road text not null,
  area text not null,
  city text not null,
  postcode text not null,
  latitude double precision not null check (latitude between -90 and 90),
  longitude double precision not null check (longitude between -180 and 180),
  position point not null generated always as (mercator(latitude, longitude)) stored,
  population integer not null,
  -- Weight among equally good matches, 0 to 1.
  rank real not null,
  -- Normalised and spelled in ASCII: '| name | house and road | ; where it lies |'.
  search text not null
);
create index place_search on place using gin (country, search gin_trgm_ops);
create index place_postcode on place (country, postcode) where postcode <> '';
create index place_position on place using gist (position) where kind <> 'settlement';
create index place_settlement on place using gist (position) where kind = 'settlement';
create index place_population on place (population desc) where kind = 'settlement';

-- Places whose search text resembles a misspelled query; a function, because the threshold is a setting.
create function place_alike(query text, within text, most integer) returns setof place
  language sql stable
  set pg_trgm.word_similarity_threshold = 0.4
  as $$
    select * from place where country = within and query <% search
    order by word_similarity(query, search) desc, id limit most
  $$;

-- What another geocoder answered, kept for a while, so that a suggestion can be opened on any instance.
create table place_memory (
  id text primary key,
  place jsonb not null,
  seen_at timestamptz not null default now()
);
create index place_memory_seen_at on place_memory (seen_at);

-- Polygons that orders are delivered in; of one vendor, or of all vendors of the country.
create table delivery_area (
  id text primary key,
  country text not null check (country ~ '^[A-Z]{2}$'),
  vendor_id text,
  name text not null,
  geometry jsonb not null,
  source text not null references place_source
);
create index delivery_area_country on delivery_area (country, vendor_id);
