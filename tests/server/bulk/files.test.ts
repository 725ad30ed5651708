import phoneMetadata from 'libphonenumber-js/min/metadata';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { read, utils } from 'xlsx';
import { checkBulkRows, metadataOf, readBulkHeader } from '#core/rules';
import { type BulkRow, bulkColumns } from '#schemas';
import { demoMerchants } from '../../../server/demo/vendors.ts';
import { seedPlaces } from '../../../server/places/seed.ts';
import { testServer } from '../../support/server.ts';
import { bulkClient, rowFor, vendorId } from './support.ts';

let server: Awaited<ReturnType<typeof testServer>>;
let client: Awaited<ReturnType<typeof bulkClient>>;
beforeAll(async () => {
  server = await testServer({ env: { RATE_LIMIT: '1000000' } });
  await seedPlaces(server.sql, server.deps.markets);
  client = await bulkClient(server);
});
afterAll(() => server.close());

/** Reads a file as the worker of the screen does: its header by the rules, the rest as texts. */
function readBack(content: Buffer) {
  const sheet = Object.values(read(content, { raw: true }).Sheets)[0] ?? {};
  const [head = [], ...lines] = utils.sheet_to_json<string[]>(sheet, { header: 1, defval: '' });
  const { columns, missing, unknown } = readBulkHeader(head.map(String));
  const rows = lines.map((line, nth) => {
    const empty = Object.fromEntries(bulkColumns.map((column) => [column, '']));
    const cells = columns.map((column, at) => [column, String(line[at] ?? '')] as const);
    const known = cells.filter(([column]) => column !== null);
    return { number: nth + 2, values: { ...empty, ...Object.fromEntries(known) } as BulkRow };
  });
  return { head, lines, rows, missing, unknown };
}

test.each(demoMerchants.map(({ deployment, country }) => [deployment, country] as const))(
  'the template of %s breaks no rule of its market and can be uploaded as it is',
  async (deployment, country) => {
    const { headers } = await server.signIn('merchant', deployment);
    const url = '/orders/api/v1/bulk-job';
    const file = await server.app.inject({ method: 'GET', url: `${url}/example-file`, headers });
    expect(file.headers['content-disposition']).toContain('bulk-order-template.xlsx');
    const { head, rows, missing } = readBack(file.rawPayload);
    expect(head).toEqual(bulkColumns);
    expect(missing).toEqual([]);
    expect(rows.length).toBeGreaterThan(1);
    const market = server.deps.markets.get(country);
    if (!market) throw new Error(`no market ${country}`);
    const phonePlan = { country, metadata: metadataOf(phoneMetadata, country) };
    const { timezone } = market;
    const checked = checkBulkRows(rows, {
      ...{ market, phonePlan, timezone, now: server.deps.clock(), vendorId: 'v-1' },
    });
    expect(checked.flatMap(({ errors }) => errors)).toEqual([]);
    const outlets = demoMerchants.find((each) => each.deployment === deployment)?.outlets ?? [];
    const answers = outlets.map(async ({ id }) => {
      const near = await server.app.inject({
        ...{ method: 'GET', url: `${url}/example-file?vendorId=${id}`, headers },
      });
      const uploaded = await server.app.inject({
        ...{ method: 'POST', url: `${url}/create` },
        headers: { ...headers, 'idempotency-key': `example-of-${id}` },
        payload: { ...client.bodyOf(readBack(near.rawPayload).rows), vendor_id: id },
      });
      return uploaded.json().result.bulk_job.status;
    });
    expect(await Promise.all(answers)).toEqual(outlets.map(() => 'PREPROCESS_SUCCESS'));
  },
);

test('rows with errors come back as a file, with why, that can be corrected and uploaded', async () => {
  const { bulk_job } = await client.create([
    rowFor(2),
    rowFor(3, { amount: '', description: '=HYPERLINK("x")', recipient_notes: '@you' }),
    rowFor(4, { amount: '501' }),
  ]);
  const path = `/failed-rows/${vendorId}/${bulk_job.bulk_job_id}`;
  const file = await client.call('GET', path);
  expect(file.statusCode).toBe(200);
  const { head, lines, rows, unknown } = readBack(file.rawPayload);
  expect(head).toEqual([...bulkColumns, 'errors']);
  expect(unknown).toEqual([]);
  expect(lines.map((line) => line.at(-1))).toEqual([
    'amount: Enter the order amount',
    'amount: The amount 501 is unusually high. Confirm it.',
  ]);
  expect(rows[0]?.values).toMatchObject({
    ...{ description: '=HYPERLINK("x")', recipient_notes: '@you', amount: '' },
    recipient_phone_number: '+65 9123 4567',
  });
  const corrected = rows.map(({ values }, nth) => rowFor(nth + 2, { ...values, amount: '12' }));
  const again = await client.create(corrected);
  expect(again.bulk_job.status).toBe('PREPROCESS_SUCCESS');
});

test('the reasons are in the language that is asked for', async () => {
  const { bulk_job } = await client.create([rowFor(2, { pickup_code: 'a'.repeat(31) })]);
  const path = `/failed-rows/${vendorId}/${bulk_job.bulk_job_id}?language=zh_Hant_TW`;
  const { lines } = readBack((await client.call('GET', path)).rawPayload);
  expect(lines[0]?.at(-1)).toBe('pickup_code: 取件碼最多 30 個字元');
});
