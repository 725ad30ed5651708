import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Tx } from '../../../server/db/connect.ts';
import { lockMembers } from '../../../server/members/repository.ts';
import { lockFamily } from '../../../server/operator/cases/outlet-rows.ts';
import { testServer } from '../../support/server.ts';
import { whileLocked, whileStoring } from '../../support/storing.ts';
import { words } from '../authorisation/operator-samples.ts';
import { withOperator } from '../operator/support.ts';
import { bishan, outletCalls } from '../outlets/support.ts';
import { orderClient, vendorId } from './support.ts';

let server: Awaited<ReturnType<typeof testServer>>;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

type Lock = (tx: Tx) => PromiseLike<unknown>;

test.each<[string, Lock]>([
  ['the members of its outlet change', (tx) => lockMembers(tx, vendorId)],
  ['an operator closes or opens its merchant', (tx) => lockFamily(tx, 'm4pk')],
])('an order is placed while %s', async (_, lock) => {
  const client = await orderClient(server);
  const body = await client.bodyFor();
  const placed = await whileLocked(server.sql, lock, () => client.create(body));
  expect(placed.statusCode).toBe(200);
});

test('an outlet is changed while an order of it is being stored', async () => {
  const { change } = outletCalls(server);
  const tampines = { ...bishan, client_vendor_id: 'm4pk3', name: 'Pandan Kitchen East' };
  const changing = () => change('m4pk3', tampines);
  expect((await whileStoring(server.sql, 'm4pk3', changing)).statusCode).toBe(200);
});

test('a merchant gets an outlet while an order of it is being stored', async () => {
  const operator = await withOperator(server);
  const adding = () =>
    operator.ask('addOutlet', { params: { merchantId: 'm4pk' }, body: { ...words } });
  expect((await whileStoring(server.sql, 'm4pk', adding)).statusCode).toBe(200);
});
