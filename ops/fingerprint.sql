-- How many rows each table has and what they come to, to compare a database with its copy while nobody writes: psql -XAt -F ' ' -f ops/fingerprint.sql
select table_name,
  (xpath('//count/text()', told))[1]::text as rows,
  coalesce((xpath('//sum/text()', told))[1]::text, '-') as sum
from information_schema.tables, lateral query_to_xml(format(
  'select count(*) as count, md5(string_agg(md5(t::text), '''' order by md5(t::text))) as sum from %I.%I t',
  table_schema, table_name), false, true, '') as told
where table_schema = 'public' and table_type = 'BASE TABLE'
order by table_name;
