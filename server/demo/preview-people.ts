import { amountOf, coinsOf } from '#core/rules';
import type { Market } from '#schemas';
import { between, type Random, randomFrom } from '../fleet/random.ts';
import { roundDegrees } from '../fleet/streets.ts';
import people from './preview-people.json' with { type: 'json' };

/** Names, streets and dishes of a market; `name` and `streets` are templates. */
type People = {
  name: string;
  first: readonly string[];
  last: readonly string[];
  streets: readonly string[];
  dishes: readonly string[];
};
const peopleOf: Readonly<Record<string, People>> = people;

/** Customers of an outlet. */
const regulars = 12;
/** Degrees around the centre of a market in which customers live. */
const reach = 0.015;
/** Prices of meals, as multiples of the base fee. */
const cheapest = 3;
const dearest = 9;

/** The customers of a preview's outlet, always the same for an outlet. */
export function previewCustomers(vendorId: string, market: Market) {
  const spoken = peopleOf[market.country];
  if (!spoken) return [];
  const random = randomFrom(`people ${vendorId}`);
  const names = shuffle(namesOf(spoken), random).slice(0, regulars);
  return names.map((name) => {
    const street = spoken.streets[Math.floor(random() * spoken.streets.length)] ?? '';
    const near = (degrees: number) => roundDegrees(degrees + between(random, -reach, reach), 5);
    return {
      name,
      address: street.replace('{n}', String(Math.floor(between(random, 1, 120)))),
      latitude: near(market.centre.latitude),
      longitude: near(market.centre.longitude),
    };
  });
}

/** Further customers in the same streets. */
export function previewNeighbours({ country }: Market) {
  const spoken = peopleOf[country];
  if (!spoken) return undefined;
  const names = shuffle(namesOf(spoken), randomFrom(`neighbours ${country}`));
  return { unit: '{door}', spread: 0.002, notes: [], names };
}

/** The menu, at prices of the market. */
export function previewMenu(market: Market) {
  const { country, fee, request } = market;
  const dishes = peopleOf[country]?.dishes ?? [];
  const step = (dearest - cheapest) / Math.max(1, dishes.length - 1);
  return dishes.map((description, nth) => {
    const price = Math.max(fee.base * (cheapest + step * nth), request.minimumAmount ?? 0);
    return { description, amount: amountOf(coinsOf(roundPrice(price), market), market) };
  });
}

/** A price with two significant digits, as on a menu. */
function roundPrice(price: number): number {
  return Number(price.toPrecision(2));
}

function namesOf({ name, first, last }: People): string[] {
  return first.flatMap((given) =>
    last.map((family) => name.replace('{first}', given).replace('{last}', family)),
  );
}

function shuffle(names: readonly string[], random: Random): string[] {
  return names
    .map((name) => ({ name, at: random() }))
    .toSorted((one, other) => one.at - other.at)
    .map(({ name }) => name);
}
