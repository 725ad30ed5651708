import { createWatch } from 'effector';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  $duplicating,
  appended,
  duplicateAsked,
  duplicateConfirmed,
  duplicateDeclined,
  duplicateShown,
} from '#core';
import { loadDraftFx, saveDraftFx } from '#core/ports';
import type { RequestDraft } from '#schemas';
import { draftReplaced } from '../../../../core/flows/request/draft-replaced.ts';
import { fact } from '../../../../core/kernel/log.ts';
import { createEngine } from '../../../support/engine.ts';
import { law } from '../../../support/property.ts';
import { draftAt, order } from '../support.ts';

type Waiting<Asked, Answer> = Asked & { readonly end: (answer: Answer) => void };

/** The engine with a storage that answers when the test says so, and all that was told of it. */
function world() {
  const looks: Waiting<{ vendor_id: string }, RequestDraft | null>[] = [];
  const saves: Waiting<{ draft: RequestDraft }, void>[] = [];
  const replaced: string[] = [];
  const engine = createEngine({
    ports: [
      [loadDraftFx, (asked: never) => waiting(looks, asked)],
      [saveDraftFx, (asked: never) => waiting(saves, asked)],
    ],
  });
  const { scope } = engine;
  createWatch({ unit: draftReplaced, scope, fn: (vendor_id) => replaced.push(vendor_id) });
  return { ...engine, looks, saves, replaced };
}

function waiting<Asked, Answer>(all: Waiting<Asked, Answer>[], asked: Asked): Promise<Answer> {
  const { promise, resolve } = Promise.withResolvers<Answer>();
  all.push({ ...asked, end: resolve });
  return promise;
}

const ended = fact('session.ended', 'user', 2, { reason: 'signed-out' });
const steps = fc.array(
  fc.oneof(
    { weight: 3, arbitrary: fc.constant('ask' as const) },
    { weight: 4, arbitrary: fc.constantFrom('found', 'free', 'saved', 'confirm') },
    fc.constantFrom('decline', 'shown', 'sign out'),
  ),
  { maxLength: 16 },
);

test('law: an unsent request is replaced only by the order asked for last, once nothing would be lost or its person said so', () =>
  law(
    fc.asyncProperty(steps, fc.nat(9), async (happening, nth) => {
      const { send, see, looks, saves, replaced } = world();
      const allowed = new Set<string>();
      for (const step of happening) {
        const before = see($duplicating);
        // Answers come in any order, and more than once does no harm.
        const look = nth % Math.max(1, looks.length);
        if (step === 'ask') await send(duplicateAsked, { order, key: `key-${looks.length}` });
        if (step === 'free' && before?.key === `key-${look}`) allowed.add(before.key);
        if (step === 'found') looks[look]?.end(draftAt('details'));
        if (step === 'free') looks[look]?.end(null);
        if (step === 'saved') saves[nth % Math.max(1, saves.length)]?.end();
        if (step === 'confirm' && before) allowed.add(before.key);
        if (step === 'confirm') await send(duplicateConfirmed);
        if (step === 'decline') await send(duplicateDeclined);
        if (step === 'shown') await send(duplicateShown);
        if (step === 'sign out') await send(appended, [ended]);
        for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
        const now = see($duplicating);
        if (before === null && step !== 'ask') expect(now).toBeNull();
        if (['decline', 'shown', 'sign out'].includes(step)) expect(now).toBeNull();
        if (step === 'ask')
          expect(now).toMatchObject({ key: `key-${looks.length - 1}`, step: 'looking' });
        for (const { draft } of saves) expect(allowed).toContain(draft.idempotency_key);
        if (now?.step === 'ready') expect(replaced.at(-1)).toBe(order.vendor_id);
        if (saves.length === 0) expect(replaced).toEqual([]);
      }
    }),
    { runs: 150 },
  ));

test('a page is told of the new request once it is kept, and only then', async () => {
  const { send, see, looks, saves, replaced } = world();
  await send(duplicateAsked, { order, key: 'key-1' });
  looks[0]?.end(null);
  await expect.poll(() => saves.length).toBe(1);
  expect([see($duplicating)?.step, replaced]).toEqual(['saving', []]);
  saves[0]?.end();
  await expect.poll(() => see($duplicating)?.step).toBe('ready');
  await send(duplicateShown);
  expect([see($duplicating), saves.length, replaced]).toEqual([null, 1, ['v-1']]);
});

test('a confirmation without a question is of no order', async () => {
  const { send, see, saves } = world();
  await send(duplicateConfirmed);
  expect([see($duplicating), saves]).toEqual([null, []]);
});
