import { allSettled, fork } from 'effector';
import fc from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import { appended } from '#core';
import { noForms } from '../../../../app/screens/outlet/forms.ts';
import { readForms, restoreForms, typedForms } from '../../../../app/screens/outlet/kept.ts';
import {
  $outlet,
  outletClosed,
  outletDiscarded,
  outletTyped,
} from '../../../../app/screens/outlet/model.ts';
import { keptPorts } from '../../../support/kept.ts';
import { law } from '../../../support/property.ts';
import { empty, fresh, open, ownTime, send, world } from './world.ts';

beforeEach(ownTime);

/** Where the forms of the person stand in the browser's storage. */
const place = 'typed/outlets:u-1';
const { location: _, ...before } = fresh.fields;
const texts = { ...before, name: 'Half a name', riderInstructions: 'Through the' };

test('a half-filled form outlasts a reload, also one that was never closed, and says so', async () => {
  const kept = new Map<string, string>();
  const first = world({}, kept);
  await open(first.scope);
  await send(first.scope, outletTyped, texts);
  const second = world({}, kept);
  await open(second.scope, empty);
  expect(second.scope.getState($outlet)?.kept).toBe(false);
  await send(second.scope, outletClosed, undefined);
  await open(second.scope);
  expect(second.scope.getState($outlet)).toMatchObject({ kept: true, draft: { fields: texts } });
});

test('a card number in a form is kept nowhere', async () => {
  const kept = new Map<string, string>();
  const { scope } = world({}, kept);
  await open(scope);
  const riderInstructions = '4242-4242-4242-4242';
  await send(scope, outletTyped, { ...texts, riderInstructions });
  expect(kept.get(place)).toContain('Half a name');
  expect(kept.get(place)).not.toContain('4242');
});

test('what is discarded is forgotten, and what the server ends is not', async () => {
  const kept = new Map<string, string>();
  const { scope } = world({}, kept);
  await open(scope);
  await send(scope, outletTyped, texts);
  await send(scope, appended, [
    { type: 'session.ended', source: 'user', at: 1, payload: { reason: 'expired' } } as never,
  ]);
  expect(JSON.parse(kept.get(place) ?? '').value).toHaveLength(1);
  const again = world({}, kept);
  await open(again.scope);
  await send(again.scope, outletDiscarded, fresh);
  expect(kept.has(place)).toBe(false);
});

test('law: whatever stands in the storage, it is a form or nothing, and changes no form that is there', () =>
  law(
    fc.asyncProperty(fc.oneof(fc.string(), fc.json()), async (text) => {
      const stored = new Map([[place, `{"saved_at":0,"value":${text}}`]]);
      const scope = fork({ handlers: keptPorts(stored) });
      const { value } = await allSettled(typedForms.loadFx, { scope, params: { owner: 'u-1' } });
      const forms = readForms(value as Parameters<typeof readForms>[0]);
      const held = { ...noForms, kept: { '': { fresh, draft: fresh } as never } };
      expect(restoreForms(held, forms).kept['']).toBe(held.kept['']);
    }),
  ));
