import type { OrderStatus } from '#schemas';
import type { StatusLabel } from './labels.ts';
import { statusTable } from './table.ts';

type StatusTone = (typeof statusTable)[OrderStatus]['tone'];

/** The tone of a label: that of its statuses. */
export function toneOfLabel(label: StatusLabel): StatusTone {
  return Object.values(statusTable).find((each) => each.label === label)?.tone ?? 'neutral';
}
