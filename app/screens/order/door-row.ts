import { doorMoney, isOver, meaningOf, paysAtDoor } from '#core/rules';
import type { Format, Translate } from '#i18n';
import type { Order } from '#schemas';

type Paid = Pick<Order, 'status' | 'order'>;

/** The amount at the door as a text key and a value; null for an ended order of which nothing is said. */
export function doorRow(
  order: Paid,
  t: Translate,
  format: Format,
): readonly [key: string, value: string] | null {
  const { state, amount } = doorMoney(order);
  if (state === 'collected') return ['order.collected', format.money(amount)];
  if (state === 'to-collect') return ['order.to-collect', format.money(amount)];
  if (isUntaken(order)) return ['order.collected', t('order.nothing')];
  return isWordless(order) ? null : ['order.to-collect', t('order.nothing')];
}

/** Whether the rider does not collect the amount because the goods go back. */
function isUntaken({ status, order }: Paid): boolean {
  return isBroughtBack(status) && paysAtDoor(order.payment_method);
}

/** Whether it is over and nothing was taken at the door: the goods went back, or were paid before. */
export function tookNothing(order: Paid): boolean {
  return isUntaken(order) || meaningOf(order.status)?.publicStage === 'delivered';
}

/** Whether the order ended, so that nothing is to be said of money that nobody takes. */
export function isWordless({ status }: Paid): boolean {
  return isOver({ status }) || isBroughtBack(status);
}

/** The goods are on their way back to the shop, or are there. */
function isBroughtBack(status: string): boolean {
  const stage = meaningOf(status)?.publicStage;
  return stage === 'return-initiated' || stage === 'returned';
}
