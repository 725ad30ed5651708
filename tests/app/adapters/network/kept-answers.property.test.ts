import fc from 'fast-check';
import { expect, test } from 'vitest';
import { endpoints } from '#schemas';
import type { HttpCall } from '../../../../app/adapters/network/http.ts';
import { createKeptAnswers } from '../../../../app/adapters/network/kept-answers.ts';
import { law } from '../../../support/property.ts';

const parameter = (name: string): HttpCall => ({
  endpoint: endpoints.getCountryParameter,
  input: { params: { name }, query: {}, body: {} },
});
const vendors: HttpCall = {
  endpoint: endpoints.listVendors,
  input: { params: {}, query: {}, body: {} },
};

/** A server whose answers the test gives, in the order in which it was asked. */
function server() {
  const world = { now: 1000 };
  const asked: (PromiseWithResolvers<unknown> & { request: HttpCall })[] = [];
  const answers = createKeptAnswers(
    (request) => {
      const answer = { ...Promise.withResolvers<unknown>(), request };
      asked.push(answer);
      return answer.promise;
    },
    () => world.now,
  );
  return { ...answers, world, asked };
}

test('readers at the same time share one request for a setting, and none for another', async () => {
  const { call, asked } = server();
  const readers = [call(parameter('serviceHours')), call(parameter('serviceHours'))];
  void call(parameter('paymentMethods'));
  expect(asked).toHaveLength(2);
  asked[0]?.resolve('0800:2200');
  expect(await Promise.all(readers)).toEqual(['0800:2200', '0800:2200']);
});

test('a failure is told to everybody who waits, and the next one asks again', async () => {
  const { call, asked } = server();
  const readers = [call(parameter('serviceHours')), call(parameter('serviceHours'))];
  asked[0]?.reject({ tag: 'unreachable', message: '' });
  const told = await Promise.allSettled(readers);
  expect(told.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  void call(parameter('serviceHours'));
  expect(asked).toHaveLength(2);
});

test('asking again passes over what is kept, and what it hears is kept instead', async () => {
  const { call, asked } = server();
  void call(parameter('serviceHours'));
  asked[0]?.resolve('old');
  const fresh = call({ ...parameter('serviceHours'), fresh: true });
  asked[1]?.resolve('new');
  expect([await fresh, await call(parameter('serviceHours'))]).toEqual(['new', 'new']);
  expect(asked).toHaveLength(2);
});

test('what one person was told is not kept for the next, even when it arrives after they left', async () => {
  const { call, asked, forget } = server();
  void call(parameter('serviceHours'));
  forget();
  asked[0]?.resolve('of the first');
  void call(parameter('serviceHours'));
  expect(asked).toHaveLength(2);
});

test('calls that do not say that they may be kept are always sent', () => {
  const { call, asked } = server();
  void call(vendors);
  void call(vendors);
  expect(asked).toHaveLength(2);
});

const step = fc.oneof(
  fc.record({ read: fc.constantFrom('serviceHours', 'paymentMethods') }),
  fc.record({ pass: fc.integer({ min: 0, max: 400 }) }),
  fc.record({ correct: fc.integer({ min: 1, max: 400 }) }),
  fc.constant({ forget: true } as const),
);

test('no answer is told that is five minutes old, and none is asked for that is younger', () =>
  law(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      const { call, world, asked, forget } = server();
      const model = new Map<string, number>();
      for (const each of steps) {
        if ('pass' in each) world.now += each.pass;
        if ('correct' in each) world.now -= each.correct;
        if ('forget' in each) {
          forget();
          model.clear();
        }
        if (!('read' in each)) continue;
        const before = asked.length;
        void call(parameter(each.read));
        const age = world.now - (model.get(each.read) ?? Number.NEGATIVE_INFINITY);
        const kept = age >= 0 && age < 300;
        expect(asked.length - before).toBe(kept ? 0 : 1);
        if (!kept) model.set(each.read, world.now);
      }
    }),
  ));
