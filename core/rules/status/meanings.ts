import type { OrderStatus } from '#schemas';
import type { Meaning } from './meaning.ts';
import { statusTable } from './table.ts';

type OwnLabel = (typeof statusTable)[OrderStatus]['label'];

const meanings: ReadonlyMap<string, Meaning & { label: OwnLabel }> = new Map(
  Object.entries(statusTable),
);

/** The meaning of a status; undefined for an unknown one. */
export function meaningOf(status: string): (Meaning & { label: OwnLabel }) | undefined {
  return meanings.get(status);
}

/** The statuses whose meaning passes a test, in the order of the table. */
export function statusesWhere(holds: (meaning: Meaning) => boolean): ReadonlySet<string> {
  return new Set([...meanings].flatMap(([status, each]) => (holds(each) ? [status] : [])));
}
