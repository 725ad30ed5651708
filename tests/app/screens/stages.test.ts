import { describe, expect, test } from 'vitest';
import { consumerStageOf, publicStageOf } from '#core/rules';
import { createTranslate } from '#i18n';
import { consumerStages, type PublicTracking, publicStages } from '#schemas';
import { etaTextOf, stageOf, stagesOf } from '../../../app/screens/tracking-link/stages.ts';
import { anOrder } from '../../support/orders.ts';
import { textsOf } from '../i18n/support.ts';

const translate = createTranslate('en', textsOf('en'));
const told = (stage: string, estimated_minutes: number | null = null) =>
  ({ stage, consumer_stage: stage, estimated_minutes }) as PublicTracking;

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

test('near is less than 5 minutes away, whatever was estimated', () => {
  for (const stage of ['near-vendor', 'near-customer']) {
    const eta = etaTextOf(told(stage, 12));
    expect(eta && translate(eta.key)).toBe('less than 5 minutes away');
  }
  expect(etaTextOf(told('collected', 12))).toEqual({
    ...{ key: 'public.eta.arrives', values: { count: 12 } },
  });
  expect(etaTextOf(told('collected'))).toBeNull();
});

test('minutes until a rider is at the shop are not said to be those until they are with the recipient', () => {
  const eta = etaTextOf(told('courier-accepted', 3));
  expect(eta && translate(eta.key, eta.values)).toBe('Collected in about 3 minutes');
});
