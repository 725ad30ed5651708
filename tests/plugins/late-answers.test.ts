import { allSettled, fork, type Scope } from 'effector';
import { expect, test } from 'vitest';
import { type Call, callFx, waitFx } from '#core/ports';
import { tillOpened } from '../../plugins/connect-till/account-model.ts';
import { $keys } from '../../plugins/connect-till/keys-model.ts';
import { $webhooks } from '../../plugins/connect-till/webhooks-model.ts';
import { $orderChanges, changesWanted } from '../../plugins/members/changes-model.ts';
import { $orderMessages, messagesWanted } from '../../plugins/tell-recipient/log-model.ts';

const openTill = (scope: Scope, id: string) => allSettled(tillOpened, { scope, params: id });

/** How each is opened, what answers it for an id, and what it shows. */
const lists = {
  listOrderChanges: {
    open: (scope: Scope, orderId: string) =>
      allSettled(changesWanted, { scope, params: { orderId, updatedAt: 1 } }),
    answer: (by: string) => ({ changes: [{ what: 'placed', at: 1, by }] }),
    shown: (scope: Scope) => scope.getState($orderChanges)?.changes.map(({ by }) => by),
  },
  listOrderMessages: {
    open: (scope: Scope, orderId: string) =>
      allSettled(messagesWanted, { scope, params: { orderId, updatedAt: 1 } }),
    answer: (kind: string) => ({ messages: [{ kind, created_at: 1, state: 'sent' }] }),
    shown: (scope: Scope) => scope.getState($orderMessages)?.messages.map(({ kind }) => kind),
  },
  listServiceKeys: {
    open: openTill,
    answer: (key_id: string) => ({ keys: [{ key_id }] }),
    shown: (scope: Scope) => scope.getState($keys).keys.map(({ key_id }) => key_id),
  },
  listWebhooks: {
    open: openTill,
    answer: (webhook_id: string) => ({ webhooks: [{ webhook_id }] }),
    shown: (scope: Scope) => scope.getState($webhooks).webhooks.map((each) => each.webhook_id),
  },
} as const;

/** A scope whose calls of one endpoint are answered by the test, in the sequence in which they were made. */
function world(endpointId: string) {
  const calls: PromiseWithResolvers<unknown>[] = [];
  const waits: PromiseWithResolvers<void>[] = [];
  const scope = fork({
    handlers: [
      [
        callFx,
        ({ endpoint }: Call) => {
          const call = Promise.withResolvers<unknown>();
          if (endpoint.id === endpointId) calls.push(call);
          return call.promise;
        },
      ],
      [
        waitFx,
        () => {
          const wait = Promise.withResolvers<void>();
          waits.push(wait);
          return wait.promise;
        },
      ],
    ],
  });
  return { scope, calls, waits };
}

test.each(Object.entries(lists))(
  'a late answer to %s stays out of what is open now',
  async (id, list) => {
    const { scope, calls } = world(id);
    void list.open(scope, 'first');
    void list.open(scope, 'second');
    await expect.poll(() => calls).toHaveLength(2);
    calls[1]?.resolve(list.answer('of-second'));
    await expect.poll(() => list.shown(scope)).toEqual(['of-second']);
    calls[0]?.resolve(list.answer('of-first'));
    await new Promise((next) => setImmediate(next));
    expect(list.shown(scope)).toEqual(['of-second']);
  },
);

test('messages that wait are looked at again for the order that is open, not for the one before', async () => {
  const { scope, calls, waits } = world('listOrderMessages');
  const waiting = { messages: [{ kind: 'delivered', created_at: 1, state: 'waiting' }] };
  const { open, answer, shown } = lists.listOrderMessages;
  void open(scope, 'first');
  await expect.poll(() => calls).toHaveLength(1);
  calls[0]?.resolve(waiting);
  await expect.poll(() => waits).toHaveLength(1);
  void open(scope, 'second');
  await expect.poll(() => calls).toHaveLength(2);
  calls[1]?.resolve(waiting);
  waits[0]?.resolve();
  await expect.poll(() => calls).toHaveLength(3);
  calls[2]?.resolve(answer('delayed'));
  await expect.poll(() => shown(scope)).toEqual(['delayed']);
  expect(scope.getState($orderMessages)?.orderId).toBe('second');
});
