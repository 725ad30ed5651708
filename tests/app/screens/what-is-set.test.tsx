import { expect, test } from 'vitest';
import type { RequestFields } from '#schemas';
import { useWhatIsSet, useWhatIsUsual } from '../../../app/screens/request/what-is-set.ts';
import { draftAt } from '../../core/flows/support.ts';
import { NOW } from '../../support/arbitraries.ts';
import { screenWorld, withFlags, wordsOn } from '../../support/screen.tsx';

function Line({ fields }: { fields: RequestFields }) {
  return useWhatIsSet(fields, draftAt('details', fields));
}

async function lineOf(fields: RequestFields) {
  const scope = screenWorld(NOW);
  await withFlags(scope, 'display-pickup-code', 'payment_vat', 'tip', 'tag-id-check-pg');
  return wordsOn(<Line fields={fields} />, scope);
}

test('a code and a figure among the closed options say what they are, and words say it themselves', async () => {
  const set = { orderDescription: ' Box ', pickupCode: '30', ageValidation: 'true' };
  expect(await lineOf({ ...set, vatNumber: '12345678', tipTyped: '2' })).toBe(
    'Box · Pickup code: 30 · Age check · VAT number: 12345678 · Tip for the rider: 2',
  );
});

test('what is not set has no name either', async () => {
  expect(await lineOf({ orderDescription: 'Box', pickupCode: ' ', vatNumber: '' })).toBe('Box');
});

function Usual() {
  return useWhatIsUsual();
}

test('options that are left alone say how the order goes, as far as there are any', async () => {
  const scope = screenWorld(NOW);
  await withFlags(scope, 'display-pickup-code', 'pre_order', 'tag-id-check-pg');
  expect(await wordsOn(<Usual />, scope)).toBe('Pickup now · no code · no age check');
  const few = screenWorld(NOW);
  await withFlags(few, 'pre_order');
  expect(await wordsOn(<Usual />, few)).toBe('Pickup now');
});
