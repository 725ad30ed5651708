import { afterAll, beforeAll, expect, test } from 'vitest';
import { read, utils } from 'xlsx';
import { bulkColumns } from '#schemas';
import { testServer } from '../../support/server.ts';
import { bulkClient, rowFor, statesOf, vendorId } from './support.ts';

const added = ['leave_at_door', 'leave_at_door_instruction', 'tip'];

let server: Awaited<ReturnType<typeof testServer>>;
let client: Awaited<ReturnType<typeof bulkClient>>;
beforeAll(async () => {
  server = await testServer({ env: { RATE_LIMIT: '1000000' } });
  client = await bulkClient(server);
  await switchTo(true);
});
afterAll(() => server.close());

async function switchTo(isOn: boolean): Promise<void> {
  await server.sql`delete from feature_flags`;
  await server.sql`insert into feature_flags (deployment, name, value)
    values ('sg', 'tip', ${isOn}), ('sg', 'leave-at-door', ${isOn})`;
  server.deps.kept.flags.forget();
}

const tipped = (number: number, more: Record<string, string>) => ({
  ...rowFor(number),
  values: { ...rowFor(number).values, more },
});

function linesOf(content: Buffer): readonly string[][] {
  const sheet = Object.values(read(content, { raw: true }).Sheets)[0] ?? {};
  return utils.sheet_to_json<string[]>(sheet, { header: 1, defval: '' });
}

test('a row of a file is left at the door and tips its rider, at the price that was shown', async () => {
  const { bulk_job, orders } = await client.create([
    tipped(2, { tip: '$2.50', leave_at_door_instruction: 'By the lift' }),
    tipped(3, { tip: '', leave_at_door: 'no' }),
  ]);
  expect(statesOf(orders)).toEqual({ 2: 'ready', 3: 'ready' });
  const [first, second] = orders.map(({ delivery_fee: fee }) => fee ?? 0);
  expect((first ?? 0) - (second ?? 0)).toBeCloseTo(2.5);
  expect(bulk_job.metadata.ready_delivery_fees).toBeCloseTo((first ?? 0) + (second ?? 0));
  const placed = await client.placed(bulk_job);
  expect(statesOf(placed.orders)).toEqual({ 2: 'placed', 3: 'placed' });
  const kept = await server.sql<{ record: { features?: unknown; price_lines?: unknown } }[]>`
    select record from orders where id = any(${placed.orders.map((row) => row.order_id)}) order by id`;
  const records = kept.map(({ record }) => record);
  expect(records.map(({ features }) => features)).toEqual([
    { 'leave-at-door': { instruction: 'By the lift' }, tip: { amount: 2.5 } },
    undefined,
  ]);
  expect(records[0]?.price_lines).toEqual([{ feature: 'tip', amount: 2.5 }]);
});

test('what cannot be read is said at its column, and comes back in the file of failed rows', async () => {
  const more = { tip: 'much', leave_at_door: 'perhaps' };
  const { bulk_job, orders } = await client.create([tipped(2, more)]);
  expect(orders[0]?.errors.map(({ field }) => field)).toEqual(['leave_at_door', 'tip']);
  const file = await client.call('GET', `/failed-rows/${vendorId}/${bulk_job.bulk_job_id}`);
  const [head, line] = linesOf(file.rawPayload);
  expect(head).toEqual([...bulkColumns, ...added, 'errors']);
  expect(line?.slice(bulkColumns.length)).toEqual([
    ...['perhaps', '', 'much'],
    'leave_at_door: Write yes or no. An instruction needs a yes.\ntip: Enter an amount, or nothing',
  ]);
});

test('rows that differ in what features read are two orders', async () => {
  const { values } = rowFor(2);
  const rows = ['At the lift', 'At the gate'].map((where, nth) => {
    return { number: nth + 2, values: { ...values, more: { leave_at_door_instruction: where } } };
  });
  expect(statesOf((await client.create(rows)).orders)).toEqual({ 2: 'ready', 3: 'ready' });
  const alike = rows.map((row) => ({ ...row, values: rows[0]?.values }));
  expect(statesOf((await client.create(alike)).orders)).toEqual({ 2: 'ready', 3: 'unconfirmed' });
});

test('the template has the columns of features that are on, and nobody reads those of others', async () => {
  const template = async () =>
    linesOf((await client.call('GET', `/example-file?vendorId=${vendorId}`)).rawPayload);
  const [head, first] = await template();
  expect(head).toEqual([...bulkColumns, ...added]);
  expect(first?.slice(bulkColumns.length, -1)).toEqual(['yes', 'At the reception']);
  await switchTo(false);
  expect((await template())[0]).toEqual(bulkColumns);
  const { bulk_job, orders } = await client.create([tipped(2, { tip: 'much', mood: 'good' })]);
  expect(statesOf(orders)).toEqual({ 2: 'ready' });
  expect(orders[0]?.values.more).toEqual({ tip: 'much' });
  const placed = await client.placed(bulk_job);
  expect(placed.orders[0]?.state).toBe('placed');
});
