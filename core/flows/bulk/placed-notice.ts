import { isLeftOutOnly } from '#core/rules';
import type { BulkJob } from '#schemas';
import { durations, type Notice } from '../../notices/notices.ts';

/** How placing a job ended. */
export function placedNotice(job: BulkJob): Omit<Notice, 'id'> {
  const { status, orders_placed: count, errors: rows } = job;
  if (status === 'ORDER_PLACEMENT_SUCCESS')
    return said('place-order-success', 'success', { count });
  if (isLeftOutOnly(job)) return said('place-order-left-out', 'success', { count, rows });
  return said(count === 0 ? 'place.none' : 'place-order-error', 'error', { message: '' });
}

function said(name: string, type: Notice['type'], values: Notice['values']): Omit<Notice, 'id'> {
  return { key: `bulk-order-upload.${name}`, type, duration: durations.bulk, values };
}
