import { allSettled } from 'effector';
import type { ReactNode } from 'react';
import { describe, expect, test } from 'vitest';
import { Router } from 'wouter';
import { linksAsked } from '#core';
import { linksKeptFor } from '#core/rules';
import { HistoryTable } from '../../../app/screens/history/history-table.tsx';
import { OrderDialog } from '../../../app/screens/history/order-dialog.tsx';
import { OrderActions } from '../../../app/screens/order/index.ts';
import { LesserList } from '../../../app/screens/order/lesser-list.tsx';
import { NOW } from '../../support/arbitraries.ts';
import { anOrder } from '../../support/orders.ts';
import { screenWorld, wholeHtmlOf, withFlags, wordsOn } from '../../support/screen.tsx';

const order = anOrder({ order_id: 'v1-000007', vendor_id: 'v1', outlet_name: 'Noodle House' });

const read = (screen: ReactNode) =>
  wordsOn(<Router ssrPath="/history">{screen}</Router>, screenWorld(NOW));

describe('the table of past orders', () => {
  const words = (outlets: boolean, rows = [order]) =>
    read(<HistoryTable rows={rows} outlets={outlets} pathTo={(id) => `/history?order_id=${id}`} />);

  test('says of which outlet a row is only while there are several', () => {
    expect(words(true)).toContain('Noodle House');
    expect(words(false)).not.toContain('Noodle House');
  });

  test('says the id of an outlet whose name is not known', () => {
    expect(words(true, [{ ...order, outlet_name: undefined }])).toContain('v1 ');
  });
});

describe('a past order', () => {
  const at = (age: number) => ({
    ...order,
    status: 'DELIVERED',
    updated_at: NOW - age,
    status_history: [{ status: 'DELIVERED', created_at: NOW - age }],
  });
  const words = (age: number) =>
    read(<OrderDialog orderId={order.order_id} order={at(age)} onClose={() => undefined} />);

  test('offers its link as long as that leads somewhere, and not a moment longer', () => {
    expect(words(linksKeptFor.tracking)).toContain('Share tracking');
    expect(words(linksKeptFor.tracking + 1)).not.toContain('Share tracking');
  });

  test('that was called off can be requested again, and has no link to follow', () => {
    const off = { ...order, status: 'CANCELLED', status_history: [], updated_at: NOW };
    const said = read(<OrderActions order={off} />);
    expect(said).toContain('Send again');
    expect(said).not.toContain('Share tracking');
  });

  test('says of which day its large time is, unless that is today', () => {
    const taken = (age: number) => {
      const past = { ...at(age), created_at: NOW - age - 600 };
      return read(<OrderDialog orderId={past.order_id} order={past} onClose={() => undefined} />);
    };
    expect(taken(0)).toMatch(/\d [ap]m took 10 min/);
    expect(taken(3 * 86_400)).toMatch(/\d [ap]m \d+ \w{3} took 10 min/);
  });

  test('stands as it did while it was of today: with the map of its way, and its number once to the eye', async () => {
    const html = await wholeHtmlOf(
      <Router ssrPath="/history">
        <OrderDialog orderId={order.order_id} order={at(60)} onClose={() => undefined} />
      </Router>,
      screenWorld(NOW),
    );
    expect(html).toContain(`aria-label="Map of order ${order.order_id}"`);
    expect(html.match(/<h[1-6][^>]*>/g)).toHaveLength(1);
    const heading = /<h2[^>]*>.*?<\/h2>/.exec(html)?.[0] ?? '';
    expect(heading).toContain(order.customer.name);
  });

  test('can be requested again and printed for ever', () => {
    const age = 90 * 86_400;
    expect(words(age)).toContain('Send again');
    expect(read(<LesserList order={at(age)} again={null} />)).toContain('Print ticket');
  });

  test('leads to its receipt, which is read days after', async () => {
    const links = { tracking: '/tracking/abc', receipt: '/delivery-receipt/def' };
    const scope = screenWorld(NOW, () => links);
    await withFlags(scope, 'show-delivery-receipt-cta');
    await allSettled(linksAsked, { scope, params: order });
    const html = await wholeHtmlOf(
      <Router ssrPath="/history">
        <OrderDialog orderId={order.order_id} order={at(7 * 86_400)} onClose={() => undefined} />
      </Router>,
      scope,
    );
    expect(html).toMatch(/<a href="\/delivery-receipt\/def"/);
  });
});
