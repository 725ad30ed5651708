import { allSettled, fork } from 'effector';
import { expect, test } from 'vitest';
import { appended } from '#core';
import { type Call, callFx } from '#core/ports';
import { fact } from '../../core/kernel/log.ts';
import {
  $foundByCommand,
  commandsClosed,
  commandTyped,
} from '../../plugins/activate-address-book/command-model.ts';

const book = { keeper: 'server', vendorId: 'v-1' } as const;
const entry = { id: 'e-1', name: 'Mei Ling' };

function world() {
  const asked: unknown[] = [];
  const answer = Promise.withResolvers<unknown>();
  const scope = fork({
    handlers: [
      [
        callFx,
        ({ input }: Call) => {
          asked.push(input.query);
          return answer.promise;
        },
      ],
    ],
  });
  return { scope, asked, answer };
}

test('customers are looked for once the letters rest, by two of them at least', async () => {
  const { scope, asked, answer } = world();
  answer.resolve([entry]);
  await allSettled(commandTyped, { scope, params: { ...book, query: ' m' } });
  expect(asked).toEqual([]);
  const typing = ['me', 'mei'].map((query) =>
    allSettled(commandTyped, { scope, params: { ...book, query } }),
  );
  await Promise.all(typing);
  expect(asked).toEqual([{ query: 'mei' }]);
  expect(scope.getState($foundByCommand)).toEqual([entry]);
});

test.each([
  ['the search was closed', commandsClosed, undefined],
  ['the person signed out', appended, [fact('session.ended', 'user', 0, { reason: 'signed-out' })]],
] as const)('an answer after %s finds nobody', async (_, over, params) => {
  const { scope, asked, answer } = world();
  const typing = allSettled(commandTyped, { scope, params: { ...book, query: 'mei' } });
  await expect.poll(() => asked).toHaveLength(1);
  void allSettled(over as typeof commandsClosed, { scope, params: params as never });
  answer.resolve([entry]);
  await typing;
  expect(scope.getState($foundByCommand)).toEqual([]);
});
