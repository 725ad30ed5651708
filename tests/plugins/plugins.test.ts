import { expect, test } from 'vitest';
import { type Composition, compose } from '#core';
import { plugins } from '#plugins';
import { featurePages, vendorPages } from '#routes';
import { flagNames, Order, OrderCreation } from '#schemas';
import { featureClashes } from '../../app/boot/features.ts';
import { market } from '../../markets/sg.ts';
import { loadMarkets } from '../../server/markets.ts';
import { contextFor } from '../support/composition.ts';

const markets = [...(await loadMarkets()).values()];
const everything = compose(plugins, contextFor(flagNames));

test('all features together own different things', () => {
  expect(everything.pluginIds.length).toBeGreaterThan(0);
  expect(compose(plugins, contextFor([])).pluginIds).toEqual([]);
});

test('the page of each feature is found at its address, and at no page of the product itself', () => {
  const paths = plugins.flatMap(({ pages = [] }) => pages.map(({ path }) => path));
  expect(paths.length).toBeGreaterThan(0);
  expect(paths.toSorted()).toEqual([...featurePages].toSorted());
  for (const path of paths) expect(vendorPages).not.toContain(path);
});

test('in no market do two features own one name, and what each adds is declared', async () => {
  expect(markets.length).toBeGreaterThan(0);
  expect(await featureClashes(markets)).toEqual([]);
});

test('what features pay in belongs to the creation payload', () => {
  const fields = Object.fromEntries(everything.fields.map(({ key }) => [key, '1234']));
  const declared = new Set(['features', ...plugins.flatMap(({ payloadKeys = [] }) => payloadKeys)]);
  for (const key of Object.keys(everything.payload(fields))) {
    expect(declared).toContain(key);
    expect(Object.keys(OrderCreation.shape)).toContain(key);
  }
});

test('an untouched field breaks no rule and pays nothing in', () => {
  const fields = Object.fromEntries(everything.fields.map(({ key, initial }) => [key, initial]));
  expect(everything.validate(fields, 0)).toEqual([]);
  expect(everything.payload(fields)).toEqual({});
});

test('a pickup code reaches the payload, up to the length that the market allows', () => {
  const composition = compose(plugins, contextFor(['display-pickup-code']));
  const max = market.request.pickupCodeMaxLength;
  expect(composition.fields.map(({ key }) => key)).toEqual(['pickupCode']);
  expect(composition.payload({ pickupCode: ' A1 ' })).toEqual({
    pickup_tasks: { pickup_code: 'A1' },
  });
  expect(composition.validate({ pickupCode: 'x'.repeat(max) }, 0)).toEqual([]);
  expect(composition.validate({ pickupCode: 'x'.repeat(max + 1) }, 0)).toEqual([
    {
      field: 'pickupCode',
      key: 'request.pickup-code.submit.validation-error.length',
      values: { max },
      rule: 'pickup-code',
    },
  ]);
});

test('a pickup code is a row of the order that has one', () => {
  const composition = compose(plugins, contextFor(['display-pickup-code']));
  expect(rowsOf(composition, { pickup_code: 'A1' })).toEqual([
    { labelKey: 'order.pickup-code', value: 'A1' },
  ]);
  expect(rowsOf(composition, { pickup_code: null })).toEqual([]);
  expect(rowsOf(compose(plugins, contextFor([])), { pickup_code: 'A1' })).toEqual([]);
});

test('delivery areas are drawn on the map of the request, once there is an outlet', () => {
  const context = contextFor(['draw-delivery-areas']);
  expect(compose(plugins, context).slot('request.map')).toHaveLength(1);
  expect(compose(plugins, { ...context, vendor: null }).slot('request.map')).toEqual([]);
});

function rowsOf(composition: Composition, extra: Partial<Order>) {
  const order = Order.parse({
    order_id: 'v-1-1',
    vendor_id: 'v-1',
    created_at: 1,
    updated_at: 1,
    status: 'NEW',
    status_history: [],
    customer: {
      name: 'Mei Lin Tan',
      phone_number: '+6591234567',
      location: { latitude: 0, longitude: 0, address: '10 Bayfront Avenue' },
    },
    order: { amount: 1, description: '', payment_method: 'PAID' },
    ...extra,
  });
  return composition.detailRows(order);
}
