import type { BulkJob } from '#schemas';
import { durations, type Notice } from '../../notices/notices.ts';

/** How placing a job ended. Rows that were left out are told apart from orders that failed, since the person agreed to them. */
export function placedNotice(job: BulkJob): Omit<Notice, 'id'> {
  const { status, orders_placed: count, orders_to_be_placed: asked, errors: rows } = job;
  if (status === 'ORDER_PLACEMENT_SUCCESS')
    return said('place-order-success', 'success', { count });
  return count > 0 && count === asked
    ? said('place-order-left-out', 'success', { count, rows })
    : said('place-order-error', 'error', { message: '' });
}

function said(name: string, type: Notice['type'], values: Notice['values']): Omit<Notice, 'id'> {
  return { key: `bulk-order-upload.${name}`, type, duration: durations.bulk, values };
}
