import type { OrderStatus } from '#schemas';
import { meaningOf } from './meanings.ts';
import type { statusTable } from './table.ts';

/** The label of a status, the last part of its text's key. `scheduled` and `unknown` belong to no status. */
export type StatusLabel = (typeof statusTable)[OrderStatus]['label'] | 'scheduled' | 'unknown';

/** The label of a status as it was recorded, for the lines of a history. */
export function labelOfStatus(status: string): StatusLabel {
  return meaningOf(status)?.label ?? 'unknown';
}
