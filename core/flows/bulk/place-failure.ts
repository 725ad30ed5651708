import type { Problem } from '#schemas';
import { changeNotice, durations, type Notice } from '../../notices/notices.ts';

/** Why no order of a file was placed, or that nobody knows; said at once, and beside the button as long as it holds. */
export function placeFailure(problem: Problem): Omit<Notice, 'id'> {
  return changeNotice(failures, problem, durations.bulk);
}

const failures = {
  refused: 'bulk-order-upload.place.none',
  offline: 'bulk-order-upload.place.offline',
  unknown: 'bulk-order-upload.place.unknown-outcome',
};
