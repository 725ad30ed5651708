import { allSettled, fork } from 'effector';
import { expect, test } from 'vitest';
import { $bulkJobs, $bulkJobsFailed, $notices, bulkClosed, bulkJobsAsked } from '#core';
import { callFx, waitFx } from '#core/ports';
import { job } from '../flows/bulk/support.ts';

test('jobs that are being placed are looked at again, until the page is closed', async () => {
  const pauses: PromiseWithResolvers<void>[] = [];
  let asked = 0;
  const scope = fork({
    handlers: [
      [
        callFx,
        async () => {
          asked += 1;
          return [job({ phase: 'placing', orders_placed: asked })];
        },
      ],
      [
        waitFx,
        () => {
          const pause = Promise.withResolvers<void>();
          pauses.push(pause);
          return pause.promise;
        },
      ],
    ],
  });
  void allSettled(bulkJobsAsked, { scope, params: 'v-1' });
  await expect.poll(() => pauses.length).toBe(1);
  pauses[0]?.resolve();
  await expect.poll(() => pauses.length).toBe(2);
  expect(scope.getState($bulkJobs).jobs?.[0]?.orders_placed).toBe(2);
  const closed = allSettled(bulkClosed, { scope });
  pauses[1]?.resolve();
  await closed;
  expect(asked).toBe(2);
});

test('a list that cannot be loaded says so for seven seconds, and one that comes late is not shown', async () => {
  const scope = fork({
    handlers: [
      [callFx, () => Promise.reject({ tag: 'unreachable', message: '' })],
      [waitFx, () => new Promise(() => undefined)],
    ],
  });
  void allSettled(bulkJobsAsked, { scope, params: 'v-1' });
  await expect
    .poll(() => scope.getState($notices))
    .toMatchObject([{ key: 'bulk-order-upload.job-history-error', type: 'error', duration: 7000 }]);
  expect(scope.getState($bulkJobs)).toEqual({ vendorId: 'v-1', jobs: null });
});

test('that the jobs of an outlet that was left cannot be loaded is not said of the next one', async () => {
  const answers = new Map<string, PromiseWithResolvers<unknown>>();
  const answerOf = (id: string) => {
    const answer = answers.get(id) ?? Promise.withResolvers<unknown>();
    answers.set(id, answer);
    return answer;
  };
  const scope = fork({
    handlers: [
      [
        callFx,
        ({ input }: { input: { params: unknown } }) =>
          answerOf((input.params as { vendorId: string }).vendorId).promise,
      ],
      [waitFx, () => new Promise(() => undefined)],
    ],
  });
  void allSettled(bulkJobsAsked, { scope, params: 'v-1' });
  const second = allSettled(bulkJobsAsked, { scope, params: 'v-2' });
  answerOf('v-1').reject({ tag: 'unreachable', message: '' });
  answerOf('v-2').resolve([job({ phase: 'done' })]);
  await second;
  expect(scope.getState($bulkJobsFailed)).toBe(false);
  expect(scope.getState($notices)).toEqual([]);
  expect(scope.getState($bulkJobs)).toMatchObject({ vendorId: 'v-2', jobs: [{ phase: 'done' }] });
});
