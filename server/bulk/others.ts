import { createHash } from 'node:crypto';
import { likenessOf, lostZeros, repeatedCodes, repeatedOrders } from '#core/rules';
import type { BulkProblem, BulkRow } from '#schemas';
import type { Sql } from '../db/connect.ts';

/** Problems and questions of rows that come from other rows of the file. */
export type Others = {
  repeated: ReadonlyMap<number, BulkProblem>;
  doubts: ReadonlyMap<number, readonly BulkProblem[]>;
};

/** Compares all rows of a job that may become orders. */
export async function compareRows(sql: Sql, jobId: string): Promise<Others> {
  const [codes, numbers, alike] = await Promise.all([
    findCodes(sql, jobId),
    findNumbers(sql, jobId),
    findAlike(sql, jobId),
  ]);
  const doubts = new Map<number, BulkProblem[]>(lostZeros(numbers));
  for (const [number, doubt] of repeatedOrders(alike)) {
    doubts.set(number, [doubt, ...(doubts.get(number) ?? [])]);
  }
  return { repeated: repeatedCodes(codes), doubts };
}

/** The stored hash of a row's likeness; null when it can be like no other. */
export function markOf(cells: BulkRow): string | null {
  const likeness = likenessOf(cells);
  if (likeness === '') return null;
  return createHash('sha256').update(likeness).digest('base64url').slice(0, 22);
}

function findCodes(sql: Sql, jobId: string) {
  return sql<{ number: number; values: Pick<BulkRow, 'pickup_code'> }[]>`
    select number, jsonb_build_object('pickup_code', cells -> 'pickup_code') as values
    from bulk_rows where job_id = ${jobId} and state <> 'removed'
      and trim(cells ->> 'pickup_code') <> '' order by number`;
}

function findNumbers(sql: Sql, jobId: string) {
  return sql<{ number: number; values: Pick<BulkRow, 'pickup_code' | 'unit_number'> }[]>`
    select number, jsonb_build_object(
      'pickup_code', cells -> 'pickup_code', 'unit_number', cells -> 'unit_number') as values
    from bulk_rows where job_id = ${jobId} and state <> 'removed'
      and (cells ->> 'pickup_code' ~ '^\\s*\\d+\\s*$' or cells ->> 'unit_number' ~ '^\\s*\\d+\\s*$')`;
}

/** Rows that are like another of their job. */
function findAlike(sql: Sql, jobId: string) {
  return sql<{ number: number; likeness: string }[]>`
    select number, likeness from bulk_rows
    where job_id = ${jobId} and state <> 'removed' and likeness in (
      select likeness from bulk_rows where job_id = ${jobId} and state <> 'removed'
        and likeness is not null group by likeness having count(*) > 1)
    order by number`;
}
