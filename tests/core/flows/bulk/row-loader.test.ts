import { fork, scopeBind } from 'effector';
import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { callFx, waitFx } from '#core/ports';
import { bulkPageRows, type Problem } from '#schemas';
import type { BulkContext } from '../../../../core/flows/bulk/context.ts';
import { outlined } from '../../../../core/flows/bulk/held.ts';
import { rowLoader } from '../../../../core/flows/bulk/row-loader.ts';

const outline = [{ from: 2, to: 400, state: 'ready' as const }];
const held = {
  ...{ vendorId: 'v-1', jobId: 'job-1', outlines: 1 },
  jobRows: outlined([], { outline, orders: [] }, []),
} as unknown as BulkContext;

/** The loader on its own; each call and each pause waits for the test. */
function started() {
  const calls: { asked: string; answer: PromiseWithResolvers<unknown> }[] = [];
  const pauses: { seconds: number; over: PromiseWithResolvers<void> }[] = [];
  const look = ({ input }: { input: { query: unknown } }) => {
    const answer = Promise.withResolvers<unknown>();
    calls.push({ asked: (input.query as { numbers: string }).numbers, answer });
    return answer.promise;
  };
  const pause = ({ seconds }: { seconds: number }) => {
    const over = Promise.withResolvers<void>();
    pauses.push({ seconds, over });
    return over.promise;
  };
  const scope = fork({
    handlers: [
      [callFx, look],
      [waitFx, pause],
    ],
  });
  const actor = createActor(scopeBind(rowLoader, { scope })()).start();
  const miss = (from: number, to: number, jobId = 'job-1') => {
    const now = { ...held, jobId };
    for (const number of range(from, to)) actor.send({ type: 'rowsMissed', number, held: now });
  };
  const fail = async (nth: number, problem: Problem) => {
    await expect.poll(() => calls.length).toBe(nth + 1);
    calls[nth]?.answer.reject(problem);
    await expect.poll(() => pauses.length).toBe(nth + 1);
  };
  return { calls, pauses, miss, fail, stop: () => actor.stop() };
}

const unreachable: Problem = { tag: 'unreachable', message: '' };
const refused: Problem = { tag: 'refused', status: 404, code: 'NotFound', message: '' };

test('rows that could not be loaded are asked for again, with those that were missed since', async () => {
  const { calls, pauses, miss, fail, stop } = started();
  miss(101, 130);
  await fail(0, unreachable);
  miss(95, 105);
  pauses[0]?.over.resolve();
  await expect.poll(() => calls.length).toBe(2);
  const again = calls[1]?.asked.split(',').map(Number) ?? [];
  expect(again).toEqual(expect.arrayContaining(range(95, 130)));
  expect(again.indexOf(130)).toBeLessThan(again.indexOf(105));
  stop();
});

test('nothing is asked for any more once it has arrived, or nobody looks', async () => {
  const { calls, miss, stop } = started();
  miss(2, 3);
  await expect.poll(() => calls.length).toBe(1);
  calls[0]?.answer.resolve({ orders: [] });
  await settled();
  expect(calls).toHaveLength(1);
  miss(4, 4);
  await expect.poll(() => calls.length).toBe(2);
  miss(5, 5);
  stop();
  calls[1]?.answer.resolve({ orders: [] });
  await settled();
  expect(calls).toHaveLength(2);
});

test.each(range(0, 40))(
  'a row that is missed %i turns after an answer is asked for',
  async (turns) => {
    const { calls, miss, stop } = started();
    miss(2, 3);
    await expect.poll(() => calls.length).toBe(1);
    calls[0]?.answer.resolve({ orders: [] });
    await settled(turns);
    miss(200, 200);
    await settled(60);
    expect(calls).toHaveLength(2);
    stop();
  },
);

test('rows of a job that nobody looks at any more are not asked for again', async () => {
  const { calls, pauses, miss, fail, stop } = started();
  miss(101, 103);
  await fail(0, unreachable);
  miss(3, 3);
  miss(5, 6, 'job-2');
  pauses[0]?.over.resolve();
  await expect.poll(() => calls.length).toBe(2);
  const again = calls[1]?.asked.split(',').map(Number) ?? [];
  expect(again.slice(0, 2)).toEqual([5, 6]);
  expect(again).not.toContain(3);
  expect(again).toHaveLength(bulkPageRows);
  stop();
});

test('after refusals the loader waits longer and longer, and after silence it does not', async () => {
  const { pauses, miss, fail, stop } = started();
  miss(2, 3);
  for (const [nth, problem] of [...Array(6).fill(refused), unreachable, unreachable].entries()) {
    await fail(nth, problem);
    pauses[nth]?.over.resolve();
  }
  expect(pauses.map(({ seconds }) => seconds)).toEqual([3, 6, 12, 24, 48, 60, 3, 3]);
  stop();
});

/** All that follows from an answer has happened. */
async function settled(turns = 20): Promise<void> {
  for (let turn = 0; turn < turns; turn += 1) await Promise.resolve();
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, at) => from + at);
}
