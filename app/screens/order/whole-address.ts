import { composeAddress } from '#core/rules';
import type { Order } from '#schemas';

/** An address with its unit and building, whether it holds them already or another system has them apart. */
export function wholeAddress(
  location: Pick<Order['customer']['location'], 'address' | 'unit_number' | 'building'>,
): string {
  const { address, unit_number, building } = location;
  const inside = [unit_number, building].filter(
    (part) => !`, ${address}, `.includes(`, ${part}, `),
  );
  return composeAddress([...inside, address]);
}
