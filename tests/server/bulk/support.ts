import { createHash, randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import {
  type BulkJob,
  type BulkJobRow,
  type BulkRow,
  bulkPageRows,
  endpoints,
  type ResultOf,
} from '#schemas';
import type { testServer } from '../../support/server.ts';

type Server = Awaited<ReturnType<typeof testServer>>;
type Detail = ResultOf<typeof endpoints.getBulkJob>;

export const vendorId = 'm4pk1';

/** A row that can be placed, a little different for each number. */
export function rowFor(number: number, cells: Partial<BulkRow> = {}) {
  const values: BulkRow = {
    recipient_name: 'Ana Lim',
    recipient_address: '5 Raffles Place',
    recipient_phone_number: '+65 9123 4567',
    ...{ latitude: '1.2801', longitude: '103.8505' },
    recipient_notes: '',
    payment_method: 'PAID',
    amount: '20',
    description: `Two bowls, number ${number}`,
    ...{ preordered_for: '', pickup_code: '', unit_number: '#02-01', building: '' },
    ...cells,
  };
  return { number, values };
}

/** What a client of the bulk calls does, against a server with the demo's people. */
export async function bulkClient(server: Server, who: 'merchant' | 'stranger' = 'merchant') {
  const { headers } = await server.signIn(who);
  const call = (
    method: 'GET' | 'POST' | 'PUT',
    path: string,
    payload?: object,
    more: Record<string, string> = {},
  ) =>
    server.app.inject({
      ...{ method, url: `/orders/api/v1/bulk-job${path}`, headers: { ...headers, ...more } },
      ...(payload && { payload }),
    });
  const bodyOf = (rows: readonly object[], file: string = randomUUID()) => ({
    ...{ vendor_id: vendorId, file_name: 'lunch.xlsx', content: rows },
    file_sha256: createHash('sha256').update(file).digest('hex'),
  });
  const send = (body: object, key: string = randomUUID()) =>
    call('POST', '/create', body, { 'idempotency-key': key });
  const create = async (rows: readonly object[], file?: string): Promise<Detail> => {
    const answer = await send(bodyOf(rows, file));
    expect(answer.statusCode, answer.body).toBe(200);
    return endpoints.createBulkJob.result.parse(answer.json().result);
  };
  const look = async (job: BulkJob, query = ''): Promise<Detail> => {
    const path = `/detail/${vendorId}/${job.bulk_job_id}${query}`;
    return endpoints.getBulkJob.result.parse((await call('GET', path)).json().result);
  };
  /** All rows, page by page. */
  const detail = async (job: BulkJob): Promise<Detail> => {
    const first = await look(job);
    const { orders } = first;
    for (let page = orders; page.length === bulkPageRows; ) {
      page = (await look(job, `?after=${page.at(-1)?.number}`)).orders;
      orders.push(...page);
    }
    return first;
  };
  const add = (job: BulkJob, rows: readonly object[]) =>
    call('PUT', `/part/${vendorId}/${job.bulk_job_id}`, { content: rows });
  const change = (job: BulkJob, rows: readonly object[]) =>
    call('PUT', `/rows/${vendorId}/${job.bulk_job_id}`, { rows });
  const place = (job: BulkJob, body: object = {}) =>
    call('POST', `/place-orders/${job.bulk_job_id}`, body);
  /** Places and waits for the end. */
  const placed = async (job: BulkJob): Promise<Detail> => {
    expect((await place(job)).statusCode).toBe(200);
    const isDone = async () => (await look(job, '?rows=none')).bulk_job.phase;
    await expect.poll(isDone, { interval: 20 }).toBe('done');
    return detail(job);
  };
  return { headers, call, bodyOf, send, create, add, look, detail, change, place, placed };
}

/** States by row number. */
export function statesOf(rows: readonly BulkJobRow[]): Record<number, string> {
  return Object.fromEntries(rows.map(({ number, state }) => [number, state]));
}
