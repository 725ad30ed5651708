import { describe, expect, test } from 'vitest';
import type { RequestDraft } from '#schemas';
import { takenSteps } from '../../../../app/screens/request/taken-steps.ts';
import { draftAt, flowInHand, lost, lostGuest, origin, place, quoteOf } from '../support.ts';

const said = {
  ...{ street_address: 'Cross Street', addressQuery: 'Cross Street', building: '', city: '' },
  ...{ countryCode: 'SG' as const, postalCode: '', unit: '#01-02', notes: '' },
  ...{ latitude: place.latitude, longitude: place.longitude },
};
const asked = {
  ...draftAt('destination'),
  destination: null,
  address_query: '',
  origin_form: said,
};

test('a reload at the details of where the outlet stands comes back to them, and one at its address to that', () => {
  const atDetails = flowInHand({ ...asked, origin_step: 'details' }, lost);
  expect(atDetails.step()).toBe('originAddressDetails');
  atDetails.actor.send({ type: 'originReopened' });
  expect(atDetails.context().draft.origin_step).toBeUndefined();
  expect(flowInHand(asked, lost).step()).toBe('askOriginAddress');
  expect(flowInHand({ ...asked, origin_step: 'details' }, origin).step()).toBe('checkServiceHours');
});

describe('a guest', () => {
  async function atDestination() {
    const flow = flowInHand({ ...asked, origin_step: 'details' }, lostGuest);
    flow.actor.send({ type: 'originSubmitted' });
    await flow.answer('fetchServiceHours', '0000:0000');
    expect(flow.step()).toBe('askDestination');
    return flow;
  }

  test('goes back to where it is collected, which says what it said, and on again', async () => {
    const flow = await atDestination();
    expect(takenSteps(flow.actor.getSnapshot(), false)).toEqual(['origin', 'destination']);
    flow.actor.send({ type: 'originReopened' });
    expect(flow.step()).toBe('originAddressDetails');
    expect(takenSteps(flow.actor.getSnapshot(), false)).toEqual(['origin']);
    flow.actor.send({ type: 'originChanged', texts: { unit: '#09-09' } });
    flow.actor.send({ type: 'originSubmitted' });
    await flow.answer('fetchServiceHours', '0000:0000');
    expect(flow.step()).toBe('askDestination');
    expect(flow.context().draft.origin_form).toMatchObject({ unit: '#09-09' });
  });

  test('changes it from the details, too: what was typed stays, and the fee is asked for again', async () => {
    const told = { ...draftAt('details', { destinationName: 'Mei' }), origin_form: said };
    const flow = flowInHand({ ...told, origin_step: 'told' }, lostGuest);
    await flow.answer('fetchServiceHours', '0000:0000');
    await flow.answer('validateArea', true);
    await flow.answer('quoteFee', quoteOf(6));
    expect(flow.step()).toBe('fillOrderDetails');
    flow.actor.send({ type: 'originReopened' });
    expect(flow.context().quote).toBeNull();
    flow.actor.send({ type: 'originSubmitted' });
    await flow.answer('fetchServiceHours', '0000:0000');
    await flow.answer('validateArea', true);
    await flow.answer('quoteFee', quoteOf(7));
    expect(flow.step()).toBe('fillOrderDetails');
    expect(flow.context().draft.fields.destinationName).toBe('Mei');
    expect(flow.context().draft.destination).toEqual(told.destination);
  });

  test('who has said it is not asked again by a reload, though nothing else is typed yet', async () => {
    const { draft } = (await atDestination()).context();
    expect(flowInHand(draft, lostGuest).step()).toBe('checkServiceHours');
  });
});

test('an outlet that has said where it stands is never led back to that', () => {
  const flow = flowInHand({ ...asked, origin_step: 'told' }, origin);
  expect(flow.actor.getSnapshot().can({ type: 'originReopened' })).toBe(false);
});

test('each step back takes one away, and what is being found out is not told', async () => {
  const flow = flowInHand(draftAt('payment'));
  const taken = () => takenSteps(flow.actor.getSnapshot(), false);
  expect(taken()).toBeNull();
  await flow.answer('fetchServiceHours', '0000:0000');
  expect(taken()).toBeNull();
  await flow.answer('validateArea', true);
  await flow.answer('quoteFee', quoteOf(6));
  expect(taken()).toEqual(['details', 'payment']);
  flow.actor.send({ type: 'wentBack' });
  expect(taken()).toEqual(['details']);
  flow.actor.send({ type: 'destinationReopened' });
  expect(taken()).toEqual([]);
});

describe('what was filled in before the page was there', () => {
  async function takenOf(begun: Partial<RequestDraft>, cameFilledIn: boolean) {
    const flow = flowInHand({ ...draftAt('details'), ...begun });
    await flow.answer('fetchServiceHours', '0000:0000');
    await flow.answer('validateArea', true);
    await flow.answer('quoteFee', quoteOf(6));
    return takenSteps(flow.actor.getSnapshot(), cameFilledIn);
  }

  test.each([{ from_book: true }, { copied_from: 'm4pk1-7' }])(
    'is no step that Back undoes where somebody came to it from elsewhere: %j',
    async (begun) => {
      expect(await takenOf(begun, true)).toEqual([]);
      expect(await takenOf(begun, false)).toEqual(['details']);
    },
  );

  test('what a person filled in themselves is undone step by step', async () => {
    expect(await takenOf({}, true)).toEqual(['details']);
  });
});
