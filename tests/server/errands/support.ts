import * as z from 'zod/mini';
import type { Db } from '../../../server/db/connect.ts';
import { type ErrandKind, kindOf, promiseErrand } from '../../../server/errands/index.ts';

const declared = { name: 'parcel', payload: z.object({ nth: z.number() }) };

type Work = (nth: number, key: string, tries: number) => Promise<void>;

/** Errands of the tests, each with a number. */
export function parcels(work: Work, more: Partial<ErrandKind> = {}): ErrandKind {
  const kind = kindOf(declared, {
    ...{ atOnce: 5, patience: 30, mostTries: 4, waits: { first: 2, longest: 60 } },
    work: ({ nth }, { key, tries }) => work(nth, key, tries),
  });
  return { ...kind, ...more };
}

export async function promiseParcel(
  sql: Db,
  nth: number,
  now: number,
  about?: string,
): Promise<void> {
  await promiseErrand(sql, declared, { nth }, { now, ...(about !== undefined && { about }) });
}
