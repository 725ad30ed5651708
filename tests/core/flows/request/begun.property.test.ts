import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { OriginForm, RequestDraft } from '#schemas';
import { keptSenderOf } from '../../../../core/flows/request/sender.ts';
import { law } from '../../../support/property.ts';
import { draftAt, emptyFields, lost, lostGuest, order, origin, place, tester } from '../support.ts';
import { following, type Moment, opened, type Visit, walk, walked } from './walking.ts';

const { latitude, longitude } = place;
const form: OriginForm = {
  ...{ street_address: 'Cross Street', addressQuery: 'Cross Street', building: '', city: '' },
  ...{ countryCode: 'SG', postalCode: '', unit: '#01-02', notes: '', latitude, longitude },
};
const sender = keptSenderOf({
  ...draftAt('payment', { senderName: 'Ben', senderEmail: 'ben@example.com', senderPhone: '+65' }),
  origin_form: form,
});
if (sender === null) throw new Error('a guest with an address is kept');

const visits = fc.constantFrom<Visit>(
  ...[{ from: origin }, { from: tester, draft: draftAt('payment') }, { from: lost }],
  ...[{ from: lostGuest }, { from: lostGuest, sender }],
);

test('law: who starts over has what a first visit has, under a new key; what the outlet and its guest have said stays', () =>
  law(
    fc.property(visits, walk, fc.integer({ min: -1, max: 900 }), (visit, picks, limit) => {
      const limited = { type: 'xstate.done.actor.fetchItemValueLimit', output: limit } as never;
      const at = walked(following(opened(visit), limited), picks);
      const over = { type: 'startedOver', fields: emptyFields } as const;
      fc.pre(at.can(over));
      const begun = following(at, over);
      const from = at.context.origin;
      const { draft: fresh, ...first } = opened({ ...visit, from, draft: null }).context;
      const { draft, ...now } = begun.context;
      expect(now).toEqual({ ...first, itemValueLimit: limit, newKey: now.newKey });
      const { idempotency_key, origin_form, origin_step, ...rest } = draft;
      expect(rest).toEqual(without(fresh, 'idempotency_key', 'origin_form'));
      expect(idempotency_key).not.toBe(at.context.draft.idempotency_key);
      const { draft: before } = at.context;
      expect([origin_form, origin_step]).toEqual([before.origin_form, before.origin_step]);
    }),
    { runs: 80 },
  ));

test('a visit begins without a price, and with nothing passed that was not checked', () => {
  const context: Moment['context'] = opened({ from: tester, draft: draftAt('payment') }).context;
  expect(context).toMatchObject({ quote: null, bypassed: false, order: null, requotes: 0 });
});

describe('where it is collected is known from a kept draft', () => {
  const steps = [undefined, 'details', 'told'] as const;
  const numbers = [null, 1.3];
  const drafts = steps.flatMap((origin_step) =>
    numbers.flatMap((north) => numbers.map((east) => [origin_step, north, east] as const)),
  );

  test.each(drafts)('only once a guest has said it whole: %s at %s, %s', (...given) => {
    const [origin_step, north, east] = given;
    const origin_form = { ...form, latitude: north, longitude: east };
    const draft: RequestDraft = { ...draftAt('details'), origin_form, origin_step };
    const isKnown = origin_step === 'told' && north !== null && east !== null;
    const guest = opened({ from: lostGuest, draft }).context;
    expect(guest.origin.told).toEqual(isKnown ? lostGuest.missing : undefined);
    if (isKnown) expect(guest.origin.position).toEqual({ latitude: north, longitude: east });
    // An outlet has to save it, whatever a draft says.
    expect(opened({ from: lost, draft }).context.origin).toBe(lost);
    expect(opened({ from: lost, draft }).hasTag('opening')).toBe(false);
  });
});

test.each([
  ['an edit', 'a new request', order.order_id, undefined],
  ['a new request', 'an edit', undefined, order.order_id],
  ['an edit', 'one of another order', 'v-1-000002', order.order_id],
])('the draft of %s is none of %s', (_, __, order_id, orderId) => {
  const draft: RequestDraft = { ...draftAt('payment', { destinationName: 'Mei' }), order_id };
  const { draft: begun, restored } = opened({ from: origin, draft, orderId }).context;
  expect([begun.fields, begun.idempotency_key, restored]).toEqual([emptyFields, 'key-1', false]);
});

function without<Value extends object>(value: Value, ...names: string[]): object {
  return Object.fromEntries(Object.entries(value).filter(([name]) => !names.includes(name)));
}

const blanks = fc.constantFrom<Partial<RequestDraft>>(
  {},
  { address_query: '10 Anson' },
  { fields: { ...emptyFields, destinationName: 'Mei' } },
  { fields: { ...emptyFields, riderNotes: 'Back door' } },
  draftAt('details'),
);

test('law: a kept draft keeps its key from the first thing typed on; before that each tab places its own order', () =>
  law(
    fc.property(blanks, fc.constantFrom(origin, lostGuest), (typed, from) => {
      const blank = { ...opened({ from }).context.draft, idempotency_key: 'key-kept' };
      const draft: RequestDraft = { ...blank, ...typed, idempotency_key: 'key-kept' };
      const { idempotency_key } = opened({ from, draft }).context.draft;
      expect(idempotency_key === 'key-kept').toBe(Object.keys(typed).length > 0);
    }),
  ));

test('a guest whose own details are known has typed nothing by that', () => {
  const { draft } = opened({ from: lostGuest, sender }).context;
  const again = opened({ from: lostGuest, sender, draft: { ...draft, idempotency_key: 'kept' } });
  expect(again.context.draft.idempotency_key).not.toBe('kept');
});
