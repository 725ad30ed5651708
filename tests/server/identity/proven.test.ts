import { expect, test, vi } from 'vitest';
import { provenOnce } from '../../../server/identity/proven.ts';

const time = { now: 0 };
const clock = () => time.now;
const proof = (sessionId: string, expires = 100) => vi.fn(async () => ({ sessionId, expires }));

test('a token is proved once while it lives, and is nothing afterwards', async () => {
  const proven = provenOnce(clock);
  const prove = proof('one');
  for (time.now = 0; time.now < 100; time.now += 25) expect(await proven('a', prove)).toBe('one');
  expect(await proven('a', prove)).toBeUndefined();
  expect(prove).toHaveBeenCalledTimes(1);
  time.now = 0;
});

test('what proves nothing is not remembered', async () => {
  const proven = provenOnce(clock);
  expect(await proven('a', async () => undefined)).toBeUndefined();
  expect(await proven('a', proof('over', 0))).toBeUndefined();
  expect(await proven('a', proof('one'))).toBe('one');
});

test('known tokens push nobody out of a full memory; a new one pushes out the oldest', async () => {
  const proven = provenOnce(clock, 2);
  const [a, b, c] = [proof('a'), proof('b'), proof('c')];
  for (const [name, prove] of [
    ['a', a],
    ['b', b],
    ['b', b],
    ['a', a],
    ['c', c],
    ['b', b],
  ] as const)
    expect(await proven(name, prove)).toBe(name);
  expect([a, b, c].map(({ mock }) => mock.calls.length)).toEqual([1, 1, 1]);
  await proven('a', a);
  expect(a).toHaveBeenCalledTimes(2);
});
