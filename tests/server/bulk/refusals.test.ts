import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bulkRowLimit } from '#schemas';
import { testServer } from '../../support/server.ts';
import { bulkClient, rowFor, vendorId } from './support.ts';

let server: Awaited<ReturnType<typeof testServer>>;
let client: Awaited<ReturnType<typeof bulkClient>>;
let stranger: Awaited<ReturnType<typeof bulkClient>>;
beforeAll(async () => {
  server = await testServer({ env: { RATE_LIMIT: '1000000' } });
  client = await bulkClient(server);
  stranger = await bulkClient(server, 'stranger');
});
afterAll(() => server.close());

const refused = 'bulk-order-upload.refused';

test('a file without rows, with too many, or with two of one number is refused', async () => {
  const answers = [
    client.send(client.bodyOf([])),
    client.send({ ...client.bodyOf([rowFor(2)]), total_rows: bulkRowLimit + 1 }),
    client.send(client.bodyOf([rowFor(2), rowFor(2)])),
  ];
  const said = (await Promise.all(answers)).map((answer) => {
    const [{ code, meta }] = answer.json().errors;
    return [answer.statusCode, code, meta.translation_key, meta.field];
  });
  expect(said).toEqual([
    [400, 'NoRows', `${refused}.no-rows`, 'body.content'],
    [413, 'TooManyRows', `${refused}.too-many-rows`, 'body.content'],
    [400, 'RowRepeated', `${refused}.row-repeated`, 'body.content'],
  ]);
});

test('more than five megabytes are refused in words', async () => {
  const recipient_notes = 'a'.repeat(5000);
  const rows = Array.from({ length: 1100 }, (_, nth) => rowFor(nth + 2, { recipient_notes }));
  const answer = await client.send(client.bodyOf(rows));
  expect(answer.statusCode).toBe(413);
  expect(answer.json().errors[0]).toMatchObject({
    code: 'BodyTooLarge',
    meta: { translation_key: 'alert.too-large' },
  });
});

test('without a key nothing is stored', async () => {
  const answer = await client.call('POST', '/create', client.bodyOf([rowFor(2)]));
  expect(answer.statusCode).toBe(400);
  expect(answer.json().errors[0].code).toBe('IdempotencyKeyMissing');
  expect(await server.sql`select 1 from bulk_jobs`).toEqual([]);
});

test('an outlet that stands nowhere yet places nothing', async () => {
  const where = server.sql`update vendors set latitude = null where id = 'm4pk2'`;
  await where;
  const answer = await client.send({ ...client.bodyOf([rowFor(2)]), vendor_id: 'm4pk2' });
  expect(answer.statusCode).toBe(409);
  expect(answer.json().errors[0]).toMatchObject({
    code: 'OutletWithoutPosition',
    meta: { translation_key: `${refused}.outlet`, field: 'body.vendor_id' },
  });
});

const body = { ...{ vendor_id: vendorId, file_name: 'x.xlsx' }, file_sha256: '0'.repeat(64) };
const { values } = rowFor(2);

test.each([
  ['no rows at all', body],
  ['rows that are text', { ...body, content: 'PK' }],
  ['a row without a number', { ...body, content: [{ values }] }],
  ['a row number that is none', { ...body, content: [{ number: 1.5, values }] }],
  ['a missing column', { ...body, content: [{ number: 2, values: { amount: '1' } }] }],
  ['an unknown column', { ...body, content: [{ number: 2, values: { ...values, x: '1' } }] }],
  ['a number in a cell', { ...body, content: [{ number: 2, values: { ...values, amount: 1 } }] }],
  ['a hash that is none', { ...body, file_sha256: 'x', content: [rowFor(2)] }],
])('%s is malformed', async (_name, malformed) => {
  const answer = await client.send(malformed);
  expect(answer.statusCode).toBe(400);
  expect(answer.json().errors[0].code).toBe('InvalidInput');
});

test('any text in a cell is kept and answered, whatever a database or a file cannot hold', async () => {
  const row = rowFor(2, { recipient_notes: 'a\u0000b\ud800', description: '=1+1' });
  const { orders } = await client.create([row]);
  expect(orders[0]?.values).toMatchObject({ recipient_notes: 'ab', description: '=1+1' });
  expect(orders[0]?.state).toBe('ready');
});

test('nobody else reads, changes, places or saves a job', async () => {
  const { bulk_job } = await client.create([rowFor(2)]);
  const path = `${vendorId}/${bulk_job.bulk_job_id}`;
  const answers = await Promise.all([
    stranger.call('GET', `/detail/${path}`),
    stranger.call('GET', `/detail/q7sd/${bulk_job.bulk_job_id}`),
    stranger.call('GET', `/failed-rows/${path}`),
    stranger.change(bulk_job, [{ number: 2, removed: true }]),
    stranger.place(bulk_job),
    stranger.call('GET', `/all/${vendorId}`),
    stranger.send(client.bodyOf([rowFor(2)])),
  ]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404, 404, 404, 404]);
  expect((await client.detail(bulk_job)).orders[0]?.state).toBe('ready');
});

test('rows that do not exist, and jobs that were placed, cannot be changed', async () => {
  const { bulk_job } = await client.create([rowFor(2)]);
  const unknown = await client.change(bulk_job, [{ number: 3, confirmed: true }]);
  expect([unknown.statusCode, unknown.json().errors[0].code]).toEqual([404, 'RowUnknown']);
  await client.placed(bulk_job);
  const late = await client.change(bulk_job, [{ number: 2, removed: true }]);
  expect([late.statusCode, late.json().errors[0].code]).toEqual([409, 'BulkJobPlaced']);
});

test('while rows are looked at, they can neither be changed nor placed', async () => {
  const { bulk_job } = await client.create([rowFor(2)]);
  const { bulk_job_id } = bulk_job;
  await server.sql`update bulk_jobs set phase = 'preprocessing',
    leased_by = 'somebody', leased_until = now() + interval '1 minute' where id = ${bulk_job_id}`;
  const answers = [
    await client.change(bulk_job, [{ number: 2, removed: true }]),
    await client.place(bulk_job),
  ];
  expect(answers.map((answer) => answer.json().errors[0].code)).toEqual([
    'BulkJobBusy',
    'BulkJobBusy',
  ]);
  expect((await client.look(bulk_job, '?rows=none')).bulk_job.status).toBe('UNKNOWN');
});

test('when no row is ready nothing is placed, and that is said', async () => {
  const { bulk_job } = await client.create([rowFor(2, { amount: '' })]);
  expect(bulk_job.status).toBe('PREPROCESS_FAIL');
  const answer = await client.place(bulk_job);
  expect(answer.statusCode).toBe(409);
  expect(answer.json().errors[0]).toMatchObject({
    code: 'NothingToPlace',
    meta: { translation_key: `${refused}.nothing-to-place` },
  });
});

test('an unknown job is no job', async () => {
  const answer = await client.call('POST', `/place-orders/${randomUUID()}`, {});
  expect(answer.statusCode).toBe(404);
});
