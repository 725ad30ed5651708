import formatter from '@fragaria/address-formatter';
import type { AddressHabits, Market } from '#schemas';

type Writer = (first: string, second: string) => string;

/** How a country writes an address in a script. */
export type AddressOrder = {
  /** Writes house number and road; both are there. */
  street: Writer;
  /** Writes postcode and town; both are there. */
  town: Writer;
  /** Quarter and block come before the road. */
  areaFirst: boolean;
  /** The town comes before the road. */
  townFirst: boolean;
  /** What a place is called comes last, after everything that it lies in. */
  nameLast: boolean;
  /** Nothing stands between the parts, and no country before them. */
  unspaced: boolean;
};

/** The order of a country, for an address that is written in the script of a text. */
export type OrderOf = (country: string, text: string) => AddressOrder;

/** What the library knows of each country, under what its market says. */
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

/** What a country writes the other way round in Latin letters than in its own. */
const smallFirst = { areaFirst: false, townFirst: false, nameLast: false };

const hanOrder: AddressOrder = {
  street: (number, road) => `${road}${number}${/\d$/.test(number) ? '號' : ''}`,
  town: (postcode, town) => `${postcode}${town}`,
  ...{ areaFirst: true, townFirst: true, nameLast: true, unspaced: true },
};

/**
 * Where the library knows a country too little, or otherwise than its post does, its market says so: it parts the road
 * from its number (KW, LA, TH), drops the town (HK, TH), has town and postcode the wrong way round (BG, JO, KE), or
 * knows one script of two (TW).
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

/** Asks the library how a country writes an address that has everything. */
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

/** Lines without a letter or digit are what is left of a pattern's punctuation. */
function write(country: string, parts: Parameters<typeof formatter.format>[0]): string {
  const lines = formatter.format({ ...parts, countryCode: country }, { output: 'array' });
  return lines.filter((line) => /[\p{L}\p{N}]/u.test(line)).join(', ');
}
