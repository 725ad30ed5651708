import type { Event, Order } from '#schemas';
import { merge } from '../../../core/orders/merge.ts';
import { type Tab, tabOf, tabs } from '../../../core/orders/tabs.ts';
import { NOW } from './workload.ts';

/** The same merge and the same five tabs as directly as it goes: a plain Map and five Sets, and nobody is told. */
export function createLimit() {
  const orders = new Map<string, Order>();
  const members = Object.fromEntries(tabs.map((tab) => [tab, new Set<string>()])) as Record<
    Tab,
    Set<string>
  >;
  return function put(event: Event): void {
    if (event.type !== 'order.updated') return;
    const { order } = event.payload;
    const before = orders.get(order.order_id);
    const after = merge(before, order);
    if (after === before) return;
    orders.set(order.order_id, after);
    const from = before ? tabOf(before, NOW) : null;
    const to = tabOf(after, NOW);
    if (from === to) return;
    if (from) members[from].delete(order.order_id);
    if (to) members[to].add(order.order_id);
  };
}
