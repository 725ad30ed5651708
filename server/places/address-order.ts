import formatter from '@fragaria/address-formatter';
import type { AddressHabits, Market } from '#schemas';

type Writer = (first: string, second: string) => string;

/** How a country writes an address in a script. */
export type AddressOrder = {
  /** Writes house number and road; both are there. */
  street: Writer;
  /** Writes postcode and town; both are there. */
  town: Writer;
  /** Whether quarter and block come before the road. */
  areaFirst: boolean;
  /** Whether the town comes before the road. */
  townFirst: boolean;
  /** Whether the name of the place comes last. */
  nameLast: boolean;
  /** Whether parts are joined without spaces, and the country is left out. */
  unspaced: boolean;
};

/** The order of a country for the script of a text. */
export type OrderOf = (country: string, text: string) => AddressOrder;

/** The orders of all countries: the library's, overridden by the market's. */
export function ordersOf(markets: ReadonlyMap<string, Market>): OrderOf {
  const known = new Map<string, AddressOrder>();
  return (country, text) => {
    const habits = markets.get(country)?.formatting.address ?? {};
    if (habits.unspacedHan && /\p{Script=Han}/u.test(text)) return hanOrder;
    const order = known.get(country) ?? { ...fromLibrary(country), ...ours(habits) };
    known.set(country, order);
    const isLatin = !/(?!\p{Script=Latin})\p{L}/u.test(text);
    return order.nameLast && isLatin ? { ...order, ...smallFirst } : order;
  };
}

/** For addresses in Latin letters of a country that otherwise writes from large to small. */
const smallFirst = { areaFirst: false, townFirst: false, nameLast: false };

const hanOrder: AddressOrder = {
  street: (number, road) => `${road}${number}${/\d$/.test(number) ? '號' : ''}`,
  town: (postcode, town) => `${postcode}${town}`,
  ...{ areaFirst: true, townFirst: true, nameLast: true, unspaced: true },
};

/**
 * A market's overrides, where the library differs from the country's post: it separates road and number (KW, LA, TH), drops the town
 * (HK, TH), swaps town and postcode (BG, JO, KE), or knows only one of two scripts (TW).
 */
function ours({ street, town, areaFirst }: AddressHabits): Partial<AddressOrder> {
  const forwards: Writer = (first, second) => `${first} ${second}`;
  const backwards: Writer = (first, second) => `${second} ${first}`;
  return {
    ...(street && { street: street === 'number road' ? forwards : backwards }),
    ...(town && { town: town === 'postcode town' ? forwards : backwards }),
    ...(areaFirst && { areaFirst }),
  };
}

/** Derives a country's order from how the library formats a complete address. */
function fromLibrary(country: string): AddressOrder {
  const all = { attention: 'NAME', houseNumber: '7', road: 'ROAD', city: 'TOWN' };
  const line = write(country, { ...all, postcode: '12345' });
  const [name, road, town] = [line.indexOf('NAME'), line.indexOf('ROAD'), line.indexOf('TOWN')];
  const townFirst = town >= 0 && town < road;
  return {
    street: (houseNumber, street) => write(country, { houseNumber, road: street }),
    town: (postcode, city) => write(country, { postcode, city }),
    ...{ areaFirst: townFirst, townFirst, nameLast: name > road, unspaced: false },
  };
}

/** Formats parts; drops lines of mere punctuation. */
function write(country: string, parts: Parameters<typeof formatter.format>[0]): string {
  const lines = formatter.format({ ...parts, countryCode: country }, { output: 'array' });
  return lines.filter((line) => /[\p{L}\p{N}]/u.test(line)).join(', ');
}
