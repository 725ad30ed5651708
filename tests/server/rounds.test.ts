import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createLog } from '../../server/log.ts';
import { hourly, keepGoing } from '../../server/rounds.ts';

const log = createLog('silent');
beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Lets so many seconds pass. */
const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000);

test('a round follows the other after a rest, or when the round says', async () => {
  const run = vi.fn<() => Promise<number>>().mockResolvedValueOnce(5).mockResolvedValueOnce(1);
  const stop = keepGoing(log, { name: 'x', rest: 60, run });
  await pass(4);
  expect(run).toHaveBeenCalledTimes(1);
  await pass(1);
  expect(run).toHaveBeenCalledTimes(2);
  await pass(1);
  expect(run).toHaveBeenCalledTimes(3);
  await pass(60);
  expect(run).toHaveBeenCalledTimes(4);
  await stop();
});

test('what fails is logged by its name, and the next round comes all the same', async () => {
  const said = vi.spyOn(log, 'error');
  const err = new Error('the database is away');
  const run = vi.fn<() => Promise<void>>().mockRejectedValueOnce(err);
  const stop = keepGoing(log, { name: 'letters', rest: 2, run });
  await pass(2);
  expect(run).toHaveBeenCalledTimes(2);
  expect(said.mock.calls).toEqual([[{ err, round: 'letters' }, 'a round failed']]);
  await stop();
});

test('stopping waits for the round that is going on, and none follows', async () => {
  let finish = () => {};
  const run = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)));
  const stop = keepGoing(log, { name: 'x', rest: 1, run });
  let stopped = false;
  const stopping = stop().then(() => {
    stopped = true;
  });
  await pass(10);
  expect([stopped, run.mock.calls.length]).toEqual([false, 1]);
  finish();
  await stopping;
  await pass(10);
  expect(run).toHaveBeenCalledTimes(1);
});

test('a long round is told that it should stop', async () => {
  let done = 0;
  const run = async (isStopping: () => boolean) => {
    for (; !isStopping(); done += 1) await vi.advanceTimersByTimeAsync(0);
  };
  const stop = keepGoing(log, { name: 'x', rest: 1, run });
  await pass(0);
  await stop();
  const before = done;
  await pass(10);
  expect(done).toBe(before);
});

test('what can wait is done now and every hour', async () => {
  const run = vi.fn(async () => {});
  const stop = hourly(log, 'x', run);
  await pass(3599);
  expect(run).toHaveBeenCalledTimes(1);
  await pass(1);
  expect(run).toHaveBeenCalledTimes(2);
  await stop();
});
