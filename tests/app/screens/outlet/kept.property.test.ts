import fc from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import { appended } from '#core';
import { noForms } from '../../../../app/screens/outlet/forms.ts';
import { found, readForms } from '../../../../app/screens/outlet/kept.ts';
import {
  $outlet,
  outletClosed,
  outletDiscarded,
  outletTyped,
} from '../../../../app/screens/outlet/model.ts';
import { law } from '../../../support/property.ts';
import { empty, fresh, open, ownTime, send, world } from './world.ts';

beforeEach(ownTime);

const { location: _, ...before } = fresh.fields;
const texts = { ...before, name: 'Half a name', riderInstructions: 'Through the' };

test('a half-filled form outlasts a reload, also one that was never closed, and says so', async () => {
  const kept = new Map();
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
  const kept = new Map();
  const { scope } = world({}, kept);
  await open(scope);
  const riderInstructions = '4242-4242-4242-4242';
  await send(scope, outletTyped, { ...texts, riderInstructions });
  expect(kept.get('u-1 outlets')).toContain('Half a name');
  expect(kept.get('u-1 outlets')).not.toContain('4242');
});

test('what is discarded is forgotten, and what the server ends is not', async () => {
  const kept = new Map();
  const { scope } = world({}, kept);
  await open(scope);
  await send(scope, outletTyped, texts);
  await send(scope, appended, [
    { type: 'session.ended', source: 'user', at: 1, payload: { reason: 'expired' } } as never,
  ]);
  expect(readForms(kept.get('u-1 outlets'))).toHaveLength(1);
  const again = world({}, kept);
  await open(again.scope);
  await send(again.scope, outletDiscarded, fresh);
  expect(kept.get('u-1 outlets')).toBe('');
});

test('law: whatever stands in the storage, it is a form or nothing, and changes no form that is there', () => {
  law(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      const forms = readForms(text);
      const held = { ...noForms, kept: { '': { fresh, draft: fresh } as never } };
      expect(found(held, forms).kept['']).toBe(held.kept['']);
    }),
  );
});
