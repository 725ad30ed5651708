import phoneMetadata from 'libphonenumber-js/min/metadata';
import { blankBulkRow, metadataOf } from '#core/rules';
import type { BulkJob, BulkJobRow, BulkRow } from '#schemas';
import type { BulkContext } from '../../../../core/flows/bulk/context.ts';
import { market } from '../../../../markets/sg.ts';

export const rules = {
  market,
  phonePlan: { country: market.country, metadata: metadataOf(phoneMetadata, market.country) },
  timezone: 'Asia/Singapore',
  vendorId: 'v-1',
} satisfies BulkContext['rules'];

export function values(changes: Partial<BulkRow> = {}): BulkRow {
  return { ...blankBulkRow, recipient_name: 'Mei Lin', description: 'Tea', ...changes };
}

export const sheet = {
  ...{ id: 'sheet-1', name: 'orders.xlsx', sha256: '0'.repeat(64), rows: 2 },
  ...{ sheets: ['Orders'], sheet: 0, headerLine: 1, top: [] },
  samples: [],
};
export const fullHeader = [
  ...['recipient_name', 'recipient_address', 'recipient_phone_number', 'payment_method'],
];
export const rows = [
  { number: 2, values: values(), errors: [] },
  { number: 3, values: values({ pickup_code: 'A' }), errors: [] },
];

export function job(changes: Partial<BulkJob> = {}): BulkJob {
  return {
    ...{ bulk_job_id: 'job-1', vendor_id: 'v-1', file_name: 'orders.xlsx' },
    ...{ created_by: 'demo@example.com', created_at: 1, phase: 'ready' },
    ...{ status: 'PREPROCESS_SUCCESS', total_rows: 2, orders_to_be_placed: 2 },
    ...{ orders_placed: 0, errors: 0, same_file_as: null, erased_at: null },
    metadata: { success_row_count: 2, waiting_row_count: 0, ready_delivery_fees: 12 },
    ...changes,
  } as BulkJob;
}

export function jobRow(number: number, changes: Partial<BulkJobRow> = {}): BulkJobRow {
  return {
    ...{ number, state: 'ready', values: values(), errors: [], questions: [] },
    ...{ customer_name: 'Mei Lin', drop_off_address: '', order_details: 'Tea' },
    ...{ payment_method: 'PAID', delivery_type: 'instant', preordered_for: null },
    ...{ collection_point: 'Kitchen', position: null, found_address: null },
    ...{ delivery_fee: 6, order_id: null },
    ...changes,
  } as BulkJobRow;
}

export const answer = (changes: Partial<BulkJob> = {}) => ({
  bulk_job: job(changes),
  orders: [jobRow(2), jobRow(3)],
  outline: [{ from: 2, to: 3, state: 'ready' as const }],
});
