import { streetOf, unitBefore } from '#core/rules';
import type { Market, SavedCustomer } from '#schemas';
import { keepCustomers } from '../address-book/repository.ts';
import type { Tx } from '../db/connect.ts';
import { between, pick, type Random, randomFrom } from '../fleet/random.ts';
import { roundDegrees } from '../fleet/streets.ts';
import people from './address-book.json' with { type: 'json' };
import { phoneOf } from './phones.ts';
import { type Customer, customersOf } from './placed.ts';
import { previewNeighbours } from './preview-people.ts';

/** Customers of a market's books besides those with orders, and how units are written; `spread` in degrees. */
type Neighbours = {
  unit: string;
  spread: number;
  notes: readonly string[];
  names: readonly string[];
};
const neighboursOf: Readonly<Record<string, Neighbours>> = people;

/** Customers of each book. */
const size = 40;
/** Percent of customers with notes. */
const noted = 30;

/** Gives an outlet of the demo its address book. */
export async function seedDemoBook(tx: Tx, vendorId: string, market: Market): Promise<void> {
  await keepCustomers(tx, vendorId, bookOf(vendorId, market));
}

/** The customers with orders, and others in the same streets. */
export function bookOf(vendorId: string, market: Market): SavedCustomer[] {
  const customers = customersOf({ vendor_id: vendorId }, market);
  const neighbours = neighboursOf[market.country] ?? previewNeighbours(market);
  if (!neighbours) return [];
  const random = randomFrom(`book ${vendorId}`);
  const known = new Set(customers.map(({ name }) => name));
  const others = neighbours.names.filter((name) => !known.has(name)).slice(0, size - known.size);
  return [
    ...customers.map((customer) => entryOf(customer, market)),
    ...others.flatMap((name) => {
      const near = placeBeside(customers, neighbours, random);
      if (near === undefined) return [];
      const [note = ''] = random() * 100 < noted ? [choose(random, neighbours.notes)] : [];
      return [{ ...entryOf({ ...near, name }, market), unit: near.unit, notes: note }];
    }),
  ];
}

function entryOf({ name, address, latitude, longitude }: Customer, market: Market) {
  const unit = unitBefore(address) ?? '';
  const address_text = unit === '' ? address : address.slice(unit.length + 2);
  return {
    ...{ name, unit, address_text, latitude, longitude, phone_number: phoneOf(name, market) },
    ...{ building: '', notes: '', city: '', postal_code: '', country_code: market.country },
    street_address: streetOf(address_text),
  };
}

/** A customer at another door of a street that the outlet delivers to. */
function placeBeside(
  customers: readonly Customer[],
  { unit, spread }: Neighbours,
  random: Random,
): (Customer & { unit: string }) | undefined {
  const street = choose(random, customers);
  if (street === undefined) return undefined;
  const numbers = { floor: between(random, 2, 25), door: between(random, 1, 90) };
  const two = (number: number) => String(Math.floor(number)).padStart(2, '0');
  const near = (degrees: number) => roundDegrees(degrees + between(random, -spread, spread), 5);
  return {
    ...street,
    latitude: near(street.latitude),
    longitude: near(street.longitude),
    unit: unit.replace('{floor}', two(numbers.floor)).replace('{door}', two(numbers.door)),
  };
}

function choose<Value>(random: Random, values: readonly Value[]): Value | undefined {
  const [first, ...others] = values;
  return first === undefined ? undefined : pick(random, [first, ...others]);
}
