/** What stands on screen: one of these at each moment. */
export const bulkSteps = [
  ...(['loading', 'file', 'reading', 'columns', 'repair'] as const),
  ...(['results', 'placing', 'placed', 'unavailable'] as const),
] as const;

export type BulkStep = (typeof bulkSteps)[number];

/** What is so beside it: an answer is waited for, the person is asked whether to place, changes were not saved, nothing may cut this off. */
export type BulkMayTag = 'busy' | 'confirming' | 'unsaved' | 'occupied';

/** The questions that may be asked of the bulk flow, which keeps the names of its states to itself. */
export type BulkTag = BulkStep | BulkMayTag;
