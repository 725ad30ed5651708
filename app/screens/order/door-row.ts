import { doorMoney, paysAtDoor } from '#core/rules';
import type { Format, Translate } from '#i18n';
import type { Order } from '#schemas';

/** What the rider takes at the door, or took, as a text's key and a value; null for an order that ended without a word about it. */
export function doorRow(
  order: Pick<Order, 'status' | 'order'>,
  t: Translate,
  format: Format,
): readonly [key: string, value: string] | null {
  const { state, amount } = doorMoney(order);
  if (state === 'collected') return ['order.collected', format.money(amount)];
  if (state === 'to-collect') return ['order.to-collect', format.money(amount)];
  if (broughtBack.has(order.status) && paysAtDoor(order.order.payment_method)) {
    return ['order.collected', t('order.nothing')];
  }
  return ended.has(order.status) ? null : ['order.to-collect', t('order.nothing')];
}

const broughtBack: ReadonlySet<string> = new Set(['RETURN_INITIATED', 'RETURNED_TO_VENDOR']);

const ended: ReadonlySet<string> = new Set([
  ...broughtBack,
  ...['DELIVERED', 'CANCELLED', 'PAYMENT_CANCELLED', 'PAYMENT_FAILED', 'STALLED'],
]);
