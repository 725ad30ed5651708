import { allSettled } from 'effector';
import { expect, test } from 'vitest';
import { Router } from 'wouter';
import { appended, type Tab } from '#core';
import { createFormat, createTranslate } from '#i18n';
import type { OrderStatus } from '#schemas';
import { OrderRow } from '../../../app/screens/tracking/order-row.tsx';
import { OrderRows } from '../../../app/screens/tracking/order-rows.tsx';
import { fact } from '../../../core/kernel/log.ts';
import { market } from '../../../markets/sg.ts';
import { NOW, vendor } from '../../support/arbitraries.ts';
import { anOrder } from '../../support/orders.ts';
import { screenWorld, wordsOn } from '../../support/screen.tsx';
import { textsOf } from '../i18n/support.ts';

const t = createTranslate('en', textsOf('en'));
const writers = { t, format: createFormat('en', market) };
const order = anOrder({ order_id: 'v2-1', vendor_id: 'v2', outlet_name: 'Noodle House' });
const emptyList = { data: [], pagination_key: null, seq: 7, listed_at: NOW };

/** The row of an order of an outlet, as somebody sees it who looks at its parent, with its outlets, or at that outlet. */
async function row(include_outlets: boolean): Promise<string> {
  const scope = screenWorld(NOW, () => emptyList);
  const selected = { vendor_id: include_outlets ? 'v1' : 'v2', include_outlets };
  const shop = vendor('v2', 'v1');
  const vendor_information = { ...shop.vendor_information, name: 'Noodle House' };
  const vendors = [vendor('v1'), { ...shop, vendor_information }];
  await allSettled(appended, {
    scope,
    params: [
      fact('vendors.loaded', 'fetch', NOW, { vendors }),
      fact('vendor.selected', 'user', NOW, selected),
      fact('order.updated', 'fetch', NOW, { order }),
    ],
  });
  // The row that is open is drawn wherever the list stands.
  const rows = { selectedId: order.order_id, onOpen: () => {}, onTab: () => {} };
  return wordsOn(
    <Router ssrPath="/order-tracking">
      <OrderRows tab="new" joined={false} {...rows} />
    </Router>,
    scope,
  );
}

test('a row says of which outlet it is while there are several in the list', async () => {
  expect(await row(true)).toMatch(/Ana Bó.*Noodle House/);
  const alone = await row(false);
  expect(alone).toContain('Ana Bó');
  expect(alone).not.toContain('Noodle House');
});

test('a row names its outlet by what the others are not called', async () => {
  const scope = screenWorld(NOW, () => emptyList);
  const shown = fact('order.updated', 'fetch', NOW, { order });
  await allSettled(appended, { scope, params: [shown] });
  const outlets = new Map([[order.vendor_id, { own: 'East', shared: 'Noodle House' }]]);
  const props = { orderId: order.order_id, href: '/', tab: 'new', selected: false } as const;
  const drawn = <OrderRow {...props} outlets={outlets} onOpen={() => {}} {...writers} />;
  expect(wordsOn(drawn, scope)).toContain('East');
  expect(wordsOn(drawn, scope)).not.toContain('Noodle');
});

test('a row says the unit, whether its order has it apart from the address or not', async () => {
  const scope = screenWorld(NOW, () => emptyList);
  const address = '#02-01, 88 Neil Road';
  const place = { address, latitude: 1.3, longitude: 103.8 };
  const located = [place, { ...place, unit_number: '#02-01' }].map((location, at) =>
    anOrder({ order_id: `v2-${at}`, customer: { ...order.customer, location } }),
  );
  for (const each of located) {
    const shown = fact('order.updated', 'fetch', NOW, { order: each });
    await allSettled(appended, { scope, params: [shown] });
    const props = { orderId: each.order_id, href: '/', tab: 'new', selected: false } as const;
    const words = wordsOn(
      <OrderRow {...props} outlets={null} onOpen={() => {}} {...writers} />,
      scope,
    );
    expect(words).toContain(address);
  }
});

test('a row leaves out the state that its tab says, and keeps every other', async () => {
  const scope = screenWorld(NOW, () => emptyList);
  const wordsOf = async (status: OrderStatus, tab: Tab) => {
    const shown = fact('order.updated', 'fetch', NOW, {
      order: { ...order, order_id: status, status, created_at: NOW },
    });
    await allSettled(appended, { scope, params: [shown] });
    const props = { orderId: status, href: '/', tab, selected: false, outlets: null };
    return wordsOn(<OrderRow {...props} onOpen={() => {}} {...writers} />, scope);
  };
  expect(await wordsOf('DELIVERED', 'delivered')).not.toContain('Delivered');
  expect(await wordsOf('CANCELLED', 'cancelled')).not.toContain('Cancelled');
  expect(await wordsOf('RETURNED_TO_VENDOR', 'delivered')).toContain('Returned');
  // Rows stay where they are while somebody points at them.
  expect(await wordsOf('DELIVERED', 'new')).toContain('Delivered');
  expect(await wordsOf('NEW', 'new')).toContain('Processing');
});
