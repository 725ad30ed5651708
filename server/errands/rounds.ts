import * as z from 'zod/mini';
import type { Db } from '../db/connect.ts';
import type { Deps } from '../module.ts';
import { type ErrandKind, type HourlyRound, kindOf } from './kind.ts';

const declared = { name: 'round', payload: z.object({ name: z.string() }) };
const anHour = 3600;

/** Hourly rounds as endless errands: one run at a time over all instances, sooner after a failure. */
export function roundErrands(
  { clock }: Pick<Deps, 'clock'>,
  rounds: readonly HourlyRound[],
): ErrandKind {
  const byName = new Map(rounds.map((round) => [round.name, round]));
  return kindOf(declared, {
    ...{ atOnce: 2, patience: 600, mostTries: Infinity, waits: { first: 60, longest: anHour } },
    async work({ name }) {
      // A round that only another version knows is skipped.
      await byName.get(name)?.run();
      return clock() + anHour;
    },
  });
}

/** Promises rounds that are not promised yet. */
export async function promiseRounds(
  sql: Db,
  rounds: readonly HourlyRound[],
  now: number,
): Promise<void> {
  await sql`insert into errands (kind, about, payload, due_at, created_at)
    select ${declared.name}::text, name, jsonb_build_object('name', name), ${now}::float8, ${now}::float8
    from unnest(${rounds.map(({ name }) => name)}::text[]) name on conflict do nothing`;
}
