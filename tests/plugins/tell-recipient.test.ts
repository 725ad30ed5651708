import { allSettled, fork } from 'effector';
import { expect, test } from 'vitest';
import { type Call, callFx, waitFx } from '#core/ports';
import type { MessageChoice, MessageSettings, SentMessage } from '#schemas';
import { $orderMessages, messagesWanted } from '../../plugins/tell-recipient/log-model.ts';
import {
  $choice,
  $notKnown,
  $settings,
  choiceMade,
  settingsClosed,
  settingsOpened,
  settingsRetried,
} from '../../plugins/tell-recipient/settings-model.ts';
import { unreachable } from '../support/engine.ts';

const settings: MessageSettings = {
  ...{ on: false, kinds: ['on-the-way', 'delayed', 'new-kind'], channel: 'sms', texts: [] },
};

/** A scope whose calls a test answers; an answer with a tag is a problem. */
function world(answer: (call: Call) => unknown) {
  const asked: unknown[] = [];
  const scope = fork({
    handlers: [
      [
        callFx,
        async (call: Call) => {
          asked.push(call.input.body ?? call.endpoint.id);
          const given = await answer(call);
          if (typeof given === 'object' && given !== null && 'tag' in given) throw given;
          return given;
        },
      ],
      [waitFx, () => undefined],
    ],
  });
  return { scope, asked };
}

const kept = ({ input }: Call) => ({ ...settings, ...(input.body as MessageChoice | undefined) });

test('what holds is shown, with the kinds that are known here', async () => {
  const { scope } = world(kept);
  await allSettled(settingsOpened, { scope, params: 'm4pk1' });
  expect(scope.getState($choice)).toEqual({ on: false, kinds: ['on-the-way', 'delayed'] });
  await allSettled(settingsClosed, { scope });
  expect(scope.getState($settings)).toBeNull();
});

test('what was chosen last is what holds, however quickly it was chosen, and one is kept after the other', async () => {
  const { scope, asked } = world(kept);
  await allSettled(settingsOpened, { scope, params: 'm4pk1' });
  asked.length = 0;
  const choices: MessageChoice[] = [
    { on: true, kinds: ['on-the-way'] },
    { on: true, kinds: ['on-the-way', 'delivered'] },
    { on: false, kinds: ['delivered'] },
  ];
  await Promise.all(choices.map((params) => allSettled(choiceMade, { scope, params })));
  expect(asked).toEqual([choices[0], choices[2]]);
  expect(scope.getState($choice)).toEqual(choices[2]);
});

test('what was chosen last is kept, also where the page is left before an earlier choice is', async () => {
  const keeping: PromiseWithResolvers<unknown>[] = [];
  const sent: unknown[] = [];
  const { scope } = world((call) => {
    if (call.endpoint.method !== 'PUT') return settings;
    sent.push([(call.input.params as { vendorId: string }).vendorId, call.input.body]);
    const kept = Promise.withResolvers<unknown>();
    keeping.push(kept);
    return kept.promise;
  });
  await allSettled(settingsOpened, { scope, params: 'm4pk1' });
  const first: MessageChoice = { on: true, kinds: [] };
  const last: MessageChoice = { on: true, kinds: ['delivered'] };
  void allSettled(choiceMade, { scope, params: first });
  void allSettled(choiceMade, { scope, params: last });
  void allSettled(settingsClosed, { scope });
  void allSettled(settingsOpened, { scope, params: 'm4pk2' });
  expect(scope.getState($choice)).toBeNull();
  await expect.poll(() => keeping).toHaveLength(1);
  keeping[0]?.resolve(settings);
  await expect
    .poll(() => sent)
    .toEqual([
      ['m4pk1', first],
      ['m4pk1', last],
    ]);
});

test('what could not be kept is not shown as if it were', async () => {
  const { scope } = world((call) => (call.endpoint.method === 'PUT' ? unreachable : settings));
  await allSettled(settingsOpened, { scope, params: 'm4pk1' });
  await allSettled(choiceMade, { scope, params: { on: true, kinds: ['delivered'] } });
  expect(scope.getState($choice)).toEqual({ on: false, kinds: ['on-the-way', 'delayed'] });
});

test('what could not be loaded is asked for again', async () => {
  let fails = true;
  const { scope } = world(() => (fails ? unreachable : settings));
  await allSettled(settingsOpened, { scope, params: 'm4pk1' });
  expect(scope.getState($notKnown)).toEqual(unreachable);
  fails = false;
  await allSettled(settingsRetried, { scope });
  expect([scope.getState($notKnown), scope.getState($settings)]).toEqual([null, settings]);
});

test('what is about to be sent is looked at again, a few times', async () => {
  const message: SentMessage = { kind: 'delivered', created_at: 1, state: 'waiting' };
  let looks = 0;
  const sentAt = (look: number) => (looks >= look ? 'sent' : 'waiting');
  let after = 3;
  const { scope, asked } = world(() => {
    looks += 1;
    return { messages: [{ ...message, state: sentAt(after) }] };
  });
  await allSettled(messagesWanted, { scope, params: { orderId: 'o1', updatedAt: 1 } });
  expect(scope.getState($orderMessages)?.messages).toMatchObject([{ state: 'sent' }]);
  expect(asked).toHaveLength(3);
  after = Infinity;
  await allSettled(messagesWanted, { scope, params: { orderId: 'o1', updatedAt: 2 } });
  expect(asked).toHaveLength(9);
});
