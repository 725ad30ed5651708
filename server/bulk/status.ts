import type { BulkJobStatus, BulkPhase } from '#schemas';

/** Counts of a job's rows by state; `total` is without removed ones, `fees` the sum of the ready ones. */
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

/** The result of a job's last phase; `UNKNOWN` while it is running. */
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
