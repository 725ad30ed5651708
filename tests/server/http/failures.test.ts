import Fastify from 'fastify';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answerFailures } from '../../../server/http/failures.ts';
import { createLog } from '../../../server/log.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** A server on which every call fails with the code that its address names, and the lines that it logs. */
function failing() {
  const log = createLog('silent');
  const said = vi.spyOn(log, 'error');
  const app = Fastify();
  app.setErrorHandler(answerFailures(log));
  app.get<{ Params: { code: string } }>('/:code', async ({ params: { code } }) => {
    throw Object.assign(new Error('no answer'), { code });
  });
  const call = async (code: string, times: number) => {
    const answers = await Promise.all(Array.from({ length: times }, () => app.inject(`/${code}`)));
    return new Set(answers.map(({ statusCode }) => statusCode));
  };
  const lines = () => said.mock.calls.splice(0).map(([about, words]) => ({ about, words }));
  return { call, lines };
}

const counted = (code: string, failed: number) => ({
  about: { code, failed },
  words: 'more requests failed alike in the last second',
});

test('while the database is away, the first call that fails is logged and the others are counted', async () => {
  const { call, lines } = failing();
  expect(await call('ECONNREFUSED', 150)).toEqual(new Set([503]));
  const [first, ...others] = lines();
  expect(first).toMatchObject({
    about: { err: { code: 'ECONNREFUSED' } },
    words: 'request failed',
  });
  expect(others).toEqual([]);
  vi.advanceTimersByTime(1000);
  expect(lines()).toEqual([counted('ECONNREFUSED', 149)]);
  await call('ECONNREFUSED', 70);
  expect(lines()).toEqual([]);
  vi.advanceTimersByTime(1000);
  expect(lines()).toEqual([counted('ECONNREFUSED', 70)]);
});

test('each reason is told on its own, and again with its stack once a second passed without it', async () => {
  const { call, lines } = failing();
  await call('ECONNREFUSED', 1);
  await call('57P03', 2);
  expect(lines().map(({ words }) => words)).toEqual(['request failed', 'request failed']);
  vi.advanceTimersByTime(1000);
  expect(lines()).toEqual([counted('57P03', 1)]);
  vi.advanceTimersByTime(1000);
  await call('57P03', 1);
  expect(lines().map(({ words }) => words)).toEqual(['request failed']);
});

test('a fault of our own is logged each time', async () => {
  const { call, lines } = failing();
  expect(await call('23505', 3)).toEqual(new Set([500]));
  expect(lines()).toHaveLength(3);
});
