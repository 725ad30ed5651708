import type { Clock } from '../clock.ts';
import type { Sql } from '../db/connect.ts';

/** What is to be done of one kind of errand; what is done is nowhere any more. */
export type ErrandFigures = { due: number; given_up: number; oldest_seconds: number };

/** Seconds for which one look answers all who ask. */
const young = 2;

/** Looks at the errands of all instances, by kind. Those that never end are as old as the database, and have no age. */
export function errandFigures(sql: Sql, clock: Clock) {
  let looked = Number.NEGATIVE_INFINITY;
  let known: PromiseLike<readonly (ErrandFigures & { kind: string })[]> = Promise.resolve([]);
  return () => {
    const now = clock();
    if (now - looked < young) return known;
    looked = now;
    known = sql<(ErrandFigures & { kind: string })[]>`
      select kind, (count(*) filter (where given_up_at is null and due_at <= ${now}))::int as due,
        (count(*) filter (where given_up_at is not null))::int as given_up,
        case when kind = 'round' then 0 else greatest(0, coalesce(
          ${now}::float8 - min(created_at) filter (where given_up_at is null), 0)) end as oldest_seconds
      from errands group by kind`.execute();
    return known;
  };
}
