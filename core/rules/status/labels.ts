import type { OrderStatus } from '#schemas';
import { meaningOf } from './meanings.ts';
import type { statusTable } from './table.ts';

/** What a status is called, by the end of its key; two say what no status does. */
export type StatusLabel = (typeof statusTable)[OrderStatus]['label'] | 'scheduled' | 'unknown';

/** The label of a status as it was recorded, for the lines of a history. */
export function labelOfStatus(status: string): StatusLabel {
  return meaningOf(status)?.label ?? 'unknown';
}
