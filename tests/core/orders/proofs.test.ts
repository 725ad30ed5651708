import { allSettled, fork } from 'effector';
import { expect, test } from 'vitest';
import {
  $proof,
  $proofs,
  pictureOf,
  proofAsked,
  proofClosed,
  proofOpened,
  proofSaved,
} from '#core';
import { callFx, saveFileFx } from '#core/ports';
import type { Problem, ServedFile } from '#schemas';

const file: ServedFile = { name: 'a-pickup.jpg', content: new Blob(['picture']) };
const asked = { order_id: 'a', kind: 'pickup' } as const;

test('a photograph is shown once it has arrived, and can be kept', async () => {
  const saved: ServedFile[] = [];
  const scope = fork({
    handlers: [
      [callFx, () => file],
      [saveFileFx, (given: ServedFile) => void saved.push(given)],
    ],
  });
  await allSettled(proofSaved, { scope });
  await allSettled(proofOpened, { scope, params: asked });
  expect(scope.getState($proof)).toEqual({ ...asked, file, problem: null });
  await allSettled(proofSaved, { scope });
  expect(saved).toEqual([file]);
  await allSettled(proofClosed, { scope });
  expect(scope.getState($proof)).toBeNull();
});

test('a photograph that cannot be loaded says why, and what comes too late for another is not shown', async () => {
  const problem: Problem = { tag: 'unreachable', message: 'offline' };
  const first = Promise.withResolvers<ServedFile>();
  const answers = [() => first.promise, () => Promise.reject(problem)];
  const scope = fork({ handlers: [[callFx, () => answers.shift()?.()]] });
  const opened = allSettled(proofOpened, { scope, params: asked });
  const other = { order_id: 'b', kind: 'delivery' } as const;
  const second = allSettled(proofOpened, { scope, params: other });
  first.resolve(file);
  await Promise.all([opened, second]);
  expect(scope.getState($proof)).toEqual({ ...other, file: null, problem });
});

test('what is in sight small is not fetched again to be looked at whole; what failed is', async () => {
  const problem: Problem = { tag: 'unreachable', message: 'offline' };
  let calls = 0;
  const scope = fork({
    handlers: [
      [
        callFx,
        () => {
          calls += 1;
          return calls === 1 ? Promise.reject(problem) : file;
        },
      ],
    ],
  });
  await allSettled(proofAsked, { scope, params: asked });
  expect(pictureOf(scope.getState($proofs), asked)).toEqual({ file: null, problem });
  expect(scope.getState($proof)).toBeNull();
  await allSettled(proofOpened, { scope, params: asked });
  await allSettled(proofAsked, { scope, params: asked });
  expect(scope.getState($proof)).toEqual({ ...asked, file, problem: null });
  expect(calls).toBe(2);
});

test('only the photographs of one order are kept', async () => {
  const scope = fork({ handlers: [[callFx, () => file]] });
  await allSettled(proofAsked, { scope, params: asked });
  await allSettled(proofAsked, { scope, params: { ...asked, kind: 'delivery' } });
  expect(pictureOf(scope.getState($proofs), asked)?.file).toBe(file);
  await allSettled(proofAsked, { scope, params: { ...asked, order_id: 'b' } });
  expect(pictureOf(scope.getState($proofs), asked)).toBeNull();
});
