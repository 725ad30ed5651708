/** What is on screen: exactly one of these at any time. */
export const bulkSteps = [
  ...(['loading', 'file', 'reading', 'columns', 'repair'] as const),
  ...(['results', 'placing', 'placed', 'unavailable'] as const),
] as const;

export type BulkStep = (typeof bulkSteps)[number];

/** What may hold besides: a call is pending, placing must be confirmed, changes were not saved, no order was placed, a reload would lose something. */
export type BulkMayTag = 'busy' | 'confirming' | 'unsaved' | 'unplaced' | 'occupied';

/** The tags of the bulk flow; outside it, nothing reads the names of its states. */
export type BulkTag = BulkStep | BulkMayTag;
