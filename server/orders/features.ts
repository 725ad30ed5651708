import {
  deliveryCost,
  type Minor,
  type OrderFeature,
  priceLinesOf,
  type Violation,
} from '#core/rules';
import type { Market, OrderCreation, PriceLine } from '#schemas';
import { orderFeatures } from '../../plugins/orders.ts';
import { keptFlags } from '../flags/current.ts';
import type { Call } from '../http/serve.ts';

type Asked = Pick<Call, 'sql' | 'kept' | 'deployment' | 'market' | 'clock'>;

/** What no feature of the deployment keeps with an order, or its feature does not allow. */
export async function featureViolation(
  call: Asked,
  { features = {} }: OrderCreation,
): Promise<Violation | null> {
  const asked = Object.entries(features);
  if (asked.length === 0) return null;
  const flags = await keptFlags(call);
  const isOn = ({ flag }: OrderFeature) => flags[flag] === true;
  for (const [id, values] of asked) {
    const feature = orderFeatures.find((each) => each.id === id && isOn(each));
    const unknown = { field: id, key: 'request.error.create' };
    const violation = feature ? feature.check(values) : unknown;
    if (violation) return violation;
  }
  return null;
}

/** What features add to the price of an order that is asked for. */
export function linesOf(
  { features }: Pick<OrderCreation, 'features'>,
  market: Market,
): readonly PriceLine[] {
  return priceLinesOf(features, orderFeatures, market);
}

/** What is paid for the delivery of an order that is asked for. */
export function costOf(asked: OrderCreation, market: Market): Minor {
  const { discounted_delivery_fee, delivery_fee } = asked;
  const price_lines = [...linesOf(asked, market)];
  const left = { delivery_fee: discounted_delivery_fee ?? delivery_fee, price_lines };
  return deliveryCost(left, market);
}
