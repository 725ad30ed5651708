import { useUnit } from 'effector-react';
import { useLocation } from 'wouter';
import { $pacedOrders, $vendorId, orderOf, type Tab, visibleIds } from '#core';
import { useText } from '#i18n';
import { orderPath } from '#routes';
import type { Command } from './commands.ts';

const tabs = ['new', 'collected', 'preorders', 'delivered', 'cancelled'] as const satisfies Tab[];
/** A single letter finds half of the day. */
const fewestLetters = 2;
const most = 5;

/** The ways to orders of today that a text finds by number, name or phone. */
export function useFoundOrders(typed: string): readonly Command[] {
  const t = useText();
  const [, go] = useLocation();
  const [orders, vendorId] = useUnit([$pacedOrders, $vendorId]);
  const text = typed.trim();
  if ([...text].length < fewestLetters) return [];
  return tabs
    .flatMap((tab) => visibleIds(orders, tab, text))
    .slice(0, most)
    .map((id) => ({
      id: `order ${id}`,
      label: `${orderOf(orders, id)?.customer.name ?? ''} · ${t('order.label', { id })}`,
      run: () => go(orderPath('order-tracking', vendorId, id)),
    }));
}
