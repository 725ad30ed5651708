import { describe, expect, test } from 'vitest';
import { consumerStageOf, publicStageOf, stageOf } from '#core/rules';
import { createTranslate } from '#i18n';
import { consumerStages, type PublicTracking, publicStages } from '#schemas';
import { pickupTextOf, stagesOf } from '../../../app/screens/tracking-link/stages.ts';
import { NOW } from '../../support/arbitraries.ts';
import { anOrder } from '../../support/orders.ts';
import { textsOf } from '../i18n/support.ts';

const translate = createTranslate('en', textsOf('en'));
const told = (stage: string) => ({ stage, consumer_stage: stage }) as PublicTracking;

describe('what a link says of an order', () => {
  test.each([
    ['WAITING_FOR_TRANSPORT', 'preparing', 'placed'],
    ['COURIER_ACCEPTED_DELIVERY', 'courier-accepted', 'to-collection'],
    ['NEAR_VENDOR', 'near-vendor', 'near-collection'],
    ['PICKED_UP', 'collected', 'to-delivery'],
    ['NEAR_CUSTOMER', 'near-customer', 'near-delivery'],
    ['DELIVERED', 'delivered', 'delivered'],
    ['RETURN_INITIATED', 'return-initiated', 'cancelled'],
    ['RETURNED_TO_VENDOR', 'returned', 'cancelled'],
    ['CANCELLED', 'cancelled', 'cancelled'],
  ])('%s is %s, and %s between consumers', (status, recipient, consumer) => {
    expect(publicStageOf(anOrder({ status }))).toBe(recipient);
    expect(consumerStageOf(anOrder({ status }))).toBe(consumer);
  });

  test('the stages of a recipient and of consumers are those of the specification', () => {
    expect(stagesOf('delivered', 'recipient')).toEqual([
      ...[
        'preparing',
        'courier-accepted',
        'near-vendor',
        'collected',
        'near-customer',
        'delivered',
      ],
    ]);
    expect(stagesOf('returned', 'recipient').slice(-2)).toEqual(['return-initiated', 'returned']);
    expect(stagesOf('placed', 'consumer')).toEqual([
      ...['placed', 'to-collection', 'near-collection', 'to-delivery', 'near-delivery'],
      'delivered',
    ]);
    expect(stagesOf('cancelled', 'consumer')).toEqual(['placed', 'cancelled']);
  });

  test('every stage is on a way that somebody is shown', () => {
    for (const stage of publicStages) expect(stagesOf(stage, 'recipient')).toContain(stage);
    for (const stage of consumerStages) expect(stagesOf(stage, 'consumer')).toContain(stage);
  });

  test('a stage that this build does not know counts as the first', () => {
    expect(stageOf(told('teleported'), 'recipient')).toBe('preparing');
    expect(stageOf(told('teleported'), 'consumer')).toBe('placed');
  });
});

const said = (stage: string, at: number | null, now = NOW) => {
  const pickup = pickupTextOf({ stage, expected_at: at }, now);
  return pickup && translate(pickup.key, pickup.values);
};

describe('how long it takes until the rider has it', () => {
  test('counts down to any moment and on to how late it is, and stands still for no longer than a minute', () => {
    const at = NOW + 120;
    expect(said('near-vendor', at)).toBe('Rider picks up in about 2 min');
    expect(said('near-vendor', at, NOW + 60)).toBe('Rider picks up in about 1 min');
    expect(said('near-vendor', at, NOW + 120)).toBe('Rider picks up any moment');
    expect(said('near-vendor', at, NOW + 180)).toBe('Pickup late by 1 minute');
    expect(said('near-vendor', at, NOW + 240)).toBe('Pickup late by 2 minutes');
    expect(said('near-vendor', null)).toBeNull();
  });

  test('is said of nothing that was collected or has ended', () => {
    for (const stage of publicStages.slice(publicStages.indexOf('collected'))) {
      expect(said(stage, NOW - 600)).toBeNull();
    }
  });
});

test('a parcel that goes back to its sender is told to be on its way back, between consumers too', () => {
  for (const stage of ['return-initiated', 'returned'] as const) {
    const back = { ...told(stage), consumer_stage: 'cancelled' };
    expect(stageOf(back, 'consumer')).toBe(stage);
    expect(stagesOf(stage, 'consumer')).toContain(stage);
  }
});
