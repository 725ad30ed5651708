import type { BulkJobStatus, BulkPhase } from '#schemas';

/** How many rows of a job are in which state; `total` is all but the removed ones, `fees` what those that are ready would cost. */
export type Counts = Readonly<
  Record<
    | 'total'
    | 'waiting'
    | 'ready'
    | 'placing'
    | 'unconfirmed'
    | 'placed'
    | 'failed'
    | 'invalid'
    | 'fees',
    number
  >
>;

/** How the last thing that was done with a job went; unknown as long as it goes on. */
export function statusOf(phase: BulkPhase, counts: Counts): BulkJobStatus {
  const { ready, unconfirmed, placed, failed, invalid } = counts;
  const isClean = invalid + unconfirmed + failed === 0;
  if (phase === 'ready') {
    if (ready + unconfirmed === 0) return 'PREPROCESS_FAIL';
    return isClean ? 'PREPROCESS_SUCCESS' : 'PREPROCESS_SUCCESS_WITH_ERROR';
  }
  if (phase !== 'done') return 'UNKNOWN';
  if (placed === 0) return 'ORDER_PLACEMENT_FAIL';
  return isClean ? 'ORDER_PLACEMENT_SUCCESS' : 'ORDER_PLACEMENT_SUCCESS_WITH_ERROR';
}
