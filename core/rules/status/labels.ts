import type { OrderStatus } from '#schemas';
import { meaningOf, statusTable } from './table.ts';

export type StatusLabel = (typeof statusTable)[OrderStatus]['label'] | 'scheduled' | 'unknown';

/** The label of a status as it was recorded, for the lines of a history. */
export function labelOfStatus(status: string): StatusLabel {
  return meaningOf(status)?.label ?? 'unknown';
}

export type StatusTone = (typeof statusTable)[OrderStatus]['tone'];

/** How a label is coloured: as the statuses that it stands for. */
export function toneOfLabel(label: StatusLabel): StatusTone {
  return Object.values(statusTable).find((each) => each.label === label)?.tone ?? 'neutral';
}
