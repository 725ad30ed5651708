import type { Clock } from '../clock.ts';
import type { Sql } from '../db/connect.ts';

/** Counts of one kind of errand: due and given up, and the age of the oldest due. */
export type ErrandFigures = { due: number; given_up: number; oldest_seconds: number };

/** Seconds for which one result is reused. */
const young = 2;

/** Counts errands by kind. Endless ones have no age. */
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
