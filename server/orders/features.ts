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

/** The violation of values that no enabled feature accepts. */
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
    const violation = feature ? feature.check(values, call.market) : unknown;
    if (violation) return violation;
  }
  return null;
}

/** The price lines of features for an order. */
export function linesOf(
  { features }: Pick<OrderCreation, 'features'>,
  market: Market,
): readonly PriceLine[] {
  return priceLinesOf(features, orderFeatures, market);
}

/** The cost of an order's delivery. */
export function costOf(asked: OrderCreation, market: Market): Minor {
  const { discounted_delivery_fee, delivery_fee } = asked;
  const price_lines = [...linesOf(asked, market)];
  const left = { delivery_fee: discounted_delivery_fee ?? delivery_fee, price_lines };
  return deliveryCost(left, market);
}
