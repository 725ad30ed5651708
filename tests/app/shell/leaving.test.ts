import { allSettled, fork, type Scope } from 'effector';
import { expect, test } from 'vitest';
import { appended, requestOpened, requestSent } from '#core';
import { type Call, callFx, loadDraftFx, saveDraftFx, waitFx } from '#core/ports';
import {
  $leaving,
  leaveAsked,
  leaveConfirmed,
  leaveDeclined,
} from '../../../app/shell/leaving-model.ts';
import { fact } from '../../../core/kernel/log.ts';
import { draftAt, emptyFields, order, origin, quoteOf } from '../../core/flows/support.ts';

const user = { id: 'u-1', email: 'demo@example.com' };
const tokens = { AccessToken: 'a', IdToken: 'i', RefreshToken: 'r', Expires: 9_999_999_999 };
const opening = { origin, language: 'en', newKey: () => 'key-1', initialFields: emptyFields };
const answers: Record<string, unknown> = {
  getCountryParameter: '0000:0000',
  listVendors: { vendors: [] },
  listOrders: { data: [], pagination_key: null, seq: 0, listed_at: 0 },
  validateDeliveryArea: 'DELIVERABLE',
  quoteFee: quoteOf(6),
};

/** Somebody whose order waits for its answer. */
async function sending() {
  const asked: string[] = [];
  const placed = Promise.withResolvers<unknown>();
  const scope = fork({
    handlers: [
      [
        callFx,
        ({ endpoint: { id } }: Call) => {
          asked.push(id);
          return id === 'createOrder' ? placed.promise : answers[id];
        },
      ],
      [loadDraftFx, () => draftAt('details')],
      [saveDraftFx, () => {}],
      [waitFx, () => new Promise(() => {})],
    ],
  });
  const tell = async (act: () => Promise<unknown>) => {
    void act();
    for (let turn = 0; turn < 5; turn += 1) await new Promise((next) => setImmediate(next));
  };
  const started = fact('session.started', 'fetch', 1, { user, tokens });
  await tell(() => allSettled(appended, { scope, params: [started] }));
  await tell(() => allSettled(requestOpened, { scope, params: opening }));
  const submitted = { type: 'submitted', violations: [], extras: {} } as const;
  await tell(() => allSettled(requestSent, { scope, params: submitted }));
  expect(asked).toContain('createOrder');
  const leave = (how: 'here' | 'everywhere') =>
    tell(() => allSettled(leaveAsked, { scope, params: how }));
  return { scope, asked, placed, tell, leave };
}

const asks = (scope: Scope) => scope.getState($leaving);

test.each([
  ['here', 'logout'],
  ['everywhere', 'logoutEverywhere'],
] as const)(
  'who leaves %s while an order is being sent is asked, and may stay',
  async (how, call) => {
    const { scope, asked, tell, leave } = await sending();
    await leave(how);
    expect([asks(scope), asked.includes(call)]).toEqual([how, false]);
    await tell(() => allSettled(leaveDeclined, { scope }));
    expect([asks(scope), asked.includes(call)]).toEqual([null, false]);
    await leave(how);
    await tell(() => allSettled(leaveConfirmed, { scope }));
    expect([asks(scope), asked.includes(call)]).toEqual([null, true]);
  },
);

test('once the order is placed nothing is asked any more, and leaving is as ever', async () => {
  const { scope, asked, placed, tell, leave } = await sending();
  await leave('here');
  await tell(async () => placed.resolve({ order_id: order.order_id, order }));
  expect([asks(scope), asked.includes('logout')]).toEqual([null, false]);
  await leave('here');
  expect([asks(scope), asked.includes('logout')]).toEqual([null, true]);
});
