import { bareAddress, shownAddress } from '#core/rules';
import type { Order } from '#schemas';

/** An address with its unit and building, whether it holds them already or another system has them apart. */
export function wholeAddress(
  location: Pick<Order['customer']['location'], 'address' | 'unit_number' | 'building'>,
): string {
  const { address, unit_number, building } = location;
  const apart = [unit_number, building];
  const bare = bareAddress(address, apart);
  if (bare !== address) return shownAddress([...apart, bare]);
  const inside = apart.filter((part) => !`, ${address}, `.includes(`, ${part}, `));
  return shownAddress([...inside, address]);
}
