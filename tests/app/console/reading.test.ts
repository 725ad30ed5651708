import { allSettled, fork, scopeBind } from 'effector';
import { expect, test } from 'vitest';
import { operatorCalls } from '#schemas/operator';
import { $notice } from '../../../app/console/notices-model.ts';
import { createReading } from '../../../app/console/reading-model.ts';
import {
  $isLapsed,
  $isUnreachable,
  $session,
  consoleOpened,
  passwordChanged,
  signInSubmitted,
  signOutPressed,
} from '../../../app/console/session-model.ts';
import { type Call, callFx, waitFx } from '../../../core/kernel/ports.ts';
import type { Problem } from '../../../schemas/index.ts';

const orders = createReading(operatorCalls.findOrders);
const order = createReading(operatorCalls.getOrderHistory);
const credentials = { email_address: 'ann@example.com', password: 'x', code: '1' };
const missing: Problem = { tag: 'refused', status: 404, code: 'NotFound', message: '' };
const ended: Problem = { tag: 'refused', status: 401, code: 'SignInFirst', message: '' };

/** A server whose answers come when they are let through, by what was looked for. */
function stage() {
  const gates = new Map<string, PromiseWithResolvers<unknown>>();
  const gate = (name: string) => {
    const known = gates.get(name) ?? Promise.withResolvers<unknown>();
    gates.set(name, known);
    return known;
  };
  const handler = ({ endpoint, input }: Call) => {
    if (endpoint.id === 'signInOperator') return { email: 'ann@example.com', expires_at: 1 };
    return gate(String(Object(input.query).search ?? Object(input.params).orderId)).promise;
  };
  const scope = fork({ handlers: [[callFx, handler] as const] });
  return { scope, gate, gates };
}

test('only the answer to what was asked last counts, whichever comes first', async () => {
  const { scope, gate } = stage();
  const ask = scopeBind(orders.asked, { scope });
  ask({ query: { search: 'tan' } });
  ask({ query: { search: 'tan mei' } });
  gate('tan mei').resolve({ orders: [] });
  gate('tan').resolve({ orders: ['old'] });
  await allSettled(scope);
  expect(scope.getState(orders.$state)).toMatchObject({ answer: { orders: [] }, busy: false });
});

test('a list stays in sight while it is narrowed; another thing does not', async () => {
  const { scope, gate } = stage();
  gate('tan').resolve({ orders: ['one'] });
  await allSettled(orders.asked, { scope, params: { query: { search: 'tan' } } });
  scopeBind(orders.asked, { scope })({ query: { search: 'tan mei' } });
  expect(scope.getState(orders.$state)).toMatchObject({ answer: { orders: ['one'] }, busy: true });
  gate('tan mei').reject(ended);
  gate('a').resolve({ order: 'a', history: [] });
  await allSettled(order.asked, { scope, params: { params: { orderId: 'a' } } });
  scopeBind(order.asked, { scope })({ params: { orderId: 'b' } });
  expect(scope.getState(order.$state)).toMatchObject({ answer: null, busy: true });
  gate('b').resolve({});
  await allSettled(scope);
});

test('why one thing could not be read is not told of another', async () => {
  const { scope, gate } = stage();
  gate('a').reject(missing);
  await allSettled(order.asked, { scope, params: { params: { orderId: 'a' } } });
  expect(scope.getState(order.$state)).toMatchObject({ problem: missing });
  scopeBind(order.again, { scope })();
  expect(scope.getState(order.$state)).toMatchObject({ problem: missing, busy: true });
  scopeBind(order.asked, { scope })({ params: { orderId: 'b' } });
  expect(scope.getState(order.$state)).toMatchObject({ problem: null, busy: true });
  gate('b').resolve({});
  await allSettled(scope);
});

test('a server that is away for a moment sends nobody back to the way in', async () => {
  const stateAfter = async (why: Problem) => {
    const scope = fork({ handlers: [[callFx, () => Promise.reject(why)] as const] });
    await allSettled(consoleOpened, { scope });
    return scope.getState($isUnreachable);
  };
  expect(await stateAfter({ ...ended, status: 502, code: 'http-502' })).toBe(true);
  expect(await stateAfter({ tag: 'unreachable', message: '' })).toBe(true);
  expect(await stateAfter(ended)).toBe(false);
});

test('somebody who could not sign out is told that they may still be signed in', async () => {
  const shown = Promise.withResolvers<void>();
  const scope = fork({
    handlers: [
      [callFx, () => Promise.reject(missing)],
      [waitFx, () => shown.promise],
    ] as const,
  });
  scopeBind(signOutPressed, { scope })();
  await expect.poll(() => scope.getState($notice)?.tone).toBe('critical');
  shown.resolve();
  await allSettled(scope);
});

test('what a session that ended kept from being read is read once there is another', async () => {
  const { scope, gate, gates } = stage();
  await allSettled(signInSubmitted, { scope, params: credentials });
  gate('tan').reject(ended);
  await allSettled(orders.asked, { scope, params: { query: { search: 'tan' } } });
  expect(scope.getState($isLapsed)).toBe(true);
  expect(scope.getState($session)?.email).toBe('ann@example.com');
  gates.delete('tan');
  gate('tan').resolve({ orders: [] });
  await allSettled(signInSubmitted, { scope, params: credentials });
  expect(scope.getState($isLapsed)).toBe(false);
  expect(scope.getState(orders.$state)).toMatchObject({ answer: { orders: [] }, problem: null });
});

test('a wrong password ends no session, and nothing stays of who has gone', async () => {
  const { scope, gate } = stage();
  await allSettled(signInSubmitted, { scope, params: credentials });
  gate('tan').reject({ ...ended, code: 'NotAuthorizedException' });
  await allSettled(orders.asked, { scope, params: { query: { search: 'tan' } } });
  expect(scope.getState($isLapsed)).toBe(false);
  await allSettled(passwordChanged, { scope });
  expect(scope.getState($session)).toBeNull();
  expect(scope.getState(orders.$state)).toMatchObject({ input: null, problem: null });
});
