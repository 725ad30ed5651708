import fc from 'fast-check';
import { expect, test } from 'vitest';
import { changedFields } from '#core';
import { plainAmounts } from '#core/rules';
import { RequestDraft } from '#schemas';
import { law } from '../../../support/property.ts';
import { draftAt, lost, lostGuest, order, origin, tester } from '../support.ts';
import { following, type Moment, opened, type Visit, walk, walked } from './walking.ts';

/** A guest who has said where it is collected and where it goes. */
const told: RequestDraft = {
  ...{ ...draftAt('destination'), origin_step: 'told' },
  origin_form: {
    ...{ street_address: 'Cross Street', addressQuery: 'Cross Street', building: '', city: '' },
    ...{ countryCode: 'SG', postalCode: '', unit: '', notes: '', latitude: 1.3, longitude: 103.9 },
  },
};
const visits = fc.constantFrom<Visit>(
  { from: origin },
  { from: tester, draft: draftAt('payment') },
  { from: origin, draft: draftAt('details', { destinationName: 'Mei' }) },
  { from: lost },
  { from: lostGuest },
  { from: lostGuest, draft: told },
);

test('law: whatever happens, the draft can be kept, and what the map offers is another address than the one that stands there', () =>
  law(
    fc.property(visits, walk, (visit, picks) => {
      walked(opened(visit), picks, (_, __, { status, context: { draft } }) => {
        expect(status).toBe('active');
        expect(RequestDraft.parse(draft)).toEqual(draft);
        if (draft.found_address === undefined) return;
        expect(draft.destination?.address).toEqual(expect.any(String));
        expect(draft.destination?.address).not.toBe(draft.found_address);
      });
    }),
    { runs: 80 },
  ));

test('law: a reload at any moment brings back what was typed, and where a guest has it collected', () =>
  law(
    fc.property(visits, walk, (visit, picks) => {
      const { context } = walked(opened(visit), picks);
      const again = reloaded(visit, context).context;
      const { idempotency_key, ...typed } = kept(context.draft);
      expect(again.draft).toMatchObject(typed);
      // What can have been sent is one order.
      if (typed.destination !== null) expect(again.draft.idempotency_key).toBe(idempotency_key);
      expect(again.restored).toBe(context.draft.address_query !== '');
      expect(again.origin.told).toEqual(context.origin.told);
      if (context.origin.told) expect(again.origin).toEqual(context.origin);
    }),
    { runs: 150 },
  ));

test('law: a reload of an edit brings it back if anything is another than in the order, and the order if not', () =>
  law(
    fc.property(walk, (picks) => {
      const visit = { from: origin, orderId: order.order_id };
      const fetched = { type: 'xstate.done.actor.fetchOrder', output: order } as never;
      const begun = following(opened(visit), fetched).context.draft;
      const { draft, editing } = walked(following(opened(visit), fetched), picks).context;
      fc.pre(editing === order);
      const again = following(opened({ ...visit, draft: kept(draft) }), fetched).context;
      const isChanged = changedFields(draft, order, plainAmounts).length > 0;
      expect(again.restored).toBe(isChanged);
      const { idempotency_key: _, ...content } = isChanged ? kept(draft) : begun;
      expect(again.draft).toMatchObject(content);
    }),
    { runs: 80 },
  ));

test('law: nothing that was typed is lost by going back', () =>
  law(
    fc.property(visits, walk, (visit, picks) => {
      walked(opened(visit), picks, (before, { type }, then) => {
        if (!goingBack.has(type)) return;
        const { step: _, origin_step: __, destination_before: ___, ...was } = before.context.draft;
        expect(then.context.draft).toMatchObject(was);
      });
    }),
    { runs: 80 },
  ));

const goingBack: ReadonlySet<string> = new Set([
  ...[
    'wentBack',
    'originReopened',
    'destinationReopened',
    'originConfirmed',
    'destinationConfirmed',
  ],
  ...['detailsSubmitted', 'valueDeclined', 'feeDeclined', 'orderAskedAgain'],
]);

/** An outlet that has saved its address is not asked again; a guest is, unless the draft knows. */
function reloaded(visit: Visit, { draft, origin: now }: Moment['context']): Moment {
  return opened({ ...visit, from: now.told ? lostGuest : visitOf(visit, now), draft: kept(draft) });
}

function visitOf({ from }: Visit, now: Visit['from']): Visit['from'] {
  return from === lostGuest ? from : now;
}

/** As storage keeps it. */
function kept(draft: RequestDraft): RequestDraft {
  return RequestDraft.parse(JSON.parse(JSON.stringify(draft)));
}
