import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { inOrder, type RuledViolation } from '#core/rules';
import type { RequestFields } from '#schemas';
import { law } from '../../../support/property.ts';
import { draftAt, flowInHand, origin, place, quoteOf } from '../support.ts';
import { following, type Happening, type Moment, opened, walked } from './walking.ts';

const done = (id: string, output: unknown) =>
  ({ type: `xstate.done.actor.${id}`, output }) as unknown as Happening;

/** A request at a step of its form. */
const formAt = (step: 'details' | 'payment'): Moment =>
  [done('fetchServiceHours', ''), done('validateArea', true), done('quoteFee', quoteOf(6))].reduce(
    following,
    opened({ from: origin, draft: draftAt(step) }),
  );
const forms = [formAt('details'), formAt('payment')];

const wrong: readonly RuledViolation[] = [
  { field: 'destinationTextAddress', key: 'validation.fill-address', rule: 'address' },
  { field: 'destinationName', key: 'validation.fill-customer-name', rule: 'customer-name' },
  { field: 'orderAmount', key: 'validation.wrong-amount', rule: 'amount', values: { most: 9 } },
  { field: 'paymentMethod', key: 'validation.payment', rule: 'payment-method' },
  { field: 'vatNumber', key: 'validation.vat-number', rule: 'vat-number' },
  { field: 'vendorId', key: 'request.store-unavailable', rule: 'service-hours' },
  { field: 'terms', key: 'validation.accept-terms', rule: 'terms' },
];
const shuffled = fc.shuffledSubarray([...wrong], { minLength: 1 });
/** The step at which each field stands. */
const steps: Readonly<Record<string, string>> = {
  ...{ destinationTextAddress: 'destination', destinationName: 'details', orderAmount: 'details' },
};

describe('of all that is wrong', () => {
  test('law: the first by the rules is told, in whatever sequence it was found, at the step where it can be put right', () =>
    law(
      fc.property(fc.constantFrom(...forms), shuffled, (form, violations) => {
        const at = following(form, {
          ...{ type: 'submitted', violations, extras: {}, paymentFields: ['vatNumber'] },
        });
        const [first] = inOrder(violations);
        const { error, draft } = at.context;
        expect(error).toMatchObject({ what: first?.key, where: first?.field });
        expect(error?.values).toEqual(first?.values);
        const { step } = form.context.draft;
        expect(draft.step).toBe(leadsTo(first?.field ?? '', step));
        expect(draft.fields).toEqual(form.context.draft.fields);
        expect(at.hasTag('occupied')).toBe(false);
      }),
    ));

  test('law: the review leads nowhere while anything is wrong, and tells the first', () =>
    law(
      fc.property(shuffled, (violations) => {
        const at = following(formAt('details'), { type: 'detailsSubmitted', violations });
        expect(at.context.draft.step).toBe('details');
        expect(at.context.error?.where).toBe(inOrder(violations)[0]?.field);
        const on = following(at, { type: 'detailsSubmitted', violations: [] });
        expect([on.context.draft.step, on.context.error]).toEqual(['payment', null]);
      }),
      { runs: 50 },
    ));
});

/** What stands at the payment is also seen by who presses the button beside the details. */
function leadsTo(field: string, pressedAt: string): string {
  return steps[field] ?? pressedAt;
}

const lines = fc.constantFrom('Behind the temple', place.formatted_address, '', 'Back door');

test('law: another wording of the address is taken wherever it stands, and the same wording is no change', () =>
  law(
    fc.property(fc.array(fc.nat(99_999), { maxLength: 25 }), lines, (picks, line) => {
      const at = walked(opened({ from: origin }), picks);
      const worded: RequestFields = { destinationTextAddress: line };
      const { draft } = following(at, { type: 'fieldsChanged', fields: worded }).context;
      const before = at.context.draft;
      fc.pre(at.can({ type: 'fieldsChanged', fields: worded }));
      const same = before.destination === null || before.destination.address === line;
      if (same) expect(without(draft)).toEqual(without(before));
      else expect(draft.destination).toEqual({ ...before.destination, address: line });
      expect(draft.fields).toEqual(before.fields);
    }),
    { runs: 100 },
  ));

/** A question that is asked about the form goes away, which the step does not tell. */
function without<Draft extends { readonly step: string }>({ step: _, ...draft }: Draft) {
  return draft;
}

test('nothing is taken of an offer that is not there', async () => {
  const flow = flowInHand(draftAt('details'));
  await flow.answer('fetchServiceHours', '0000:0000');
  const before = flow.context().draft;
  flow.actor.send({ type: 'foundAddressTaken' });
  expect(flow.context().draft).toEqual(before);
  flow.actor.send({ type: 'destinationReopened' });
  flow.actor.send({ type: 'addressTyped', text: '' });
  flow.actor.send({ type: 'foundAddressTaken' });
  expect(flow.context().draft.destination).toBeNull();
});
