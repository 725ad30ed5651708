import type { Market } from '#schemas';
import { type AddressOrder, type OrderOf, ordersOf } from './address-order.ts';
import { isCountryName } from './record.ts';

/** The parts of an address, empty if not known; `state` is the country's name in the reader's language. */
export type AddressParts = {
  country: string;
  state: string;
  name: string;
  unit: string;
  houseNumber: string;
  road: string;
  block: string;
  area: string;
  city: string;
  postcode: string;
};

/** An address in one line, and in two parts for a list. */
export type WrittenAddress = { line: string; title: string; subtitle: string };

/** Writes addresses in the order of their countries. */
export type AddressWriter = {
  write: (parts: AddressParts) => WrittenAddress;
  /** Road and house number, e.g. `12 Anson Road`, `Mariahilfer Straße 5` or `Calle de Alcalá, 12`. */
  street: (country: string, houseNumber: string, road: string) => string;
};

export function addressWriter(markets: ReadonlyMap<string, Market>): AddressWriter {
  const orderOf = ordersOf(markets);
  return {
    write: (parts) => writeAddress(parts, orderOf),
    street: (country, houseNumber, road) => pair(houseNumber, road, orderOf(country, road).street),
  };
}

function writeAddress(parts: AddressParts, orderOf: OrderOf): WrittenAddress {
  const { country, name, unit, road, area, city } = parts;
  const order = orderOf(country, [name, road, area, city].join(' '));
  const street = pair(parts.houseNumber, road, order.street);
  const lines = [...new Set(inOrder(parts, street, order))].filter((line) => line !== '');
  const title = [name, unit, street, ...lines].find((line) => line !== '') ?? '';
  const rest = lines.filter((line) => line !== title);
  return { line: joinLines(lines, order), title, subtitle: joinLines(rest, order) };
}

function pair(first: string, second: string, write: AddressOrder['street']): string {
  return first === '' || second === '' ? `${first}${second}` : write(first, second);
}

function inOrder(parts: AddressParts, street: string, order: AddressOrder): string[] {
  const { country, state, name, unit, block, area, postcode } = parts;
  const city = isCountryName(parts.city, country) ? '' : parts.city;
  const town = pair(postcode, city || state, order.town);
  const streets = order.areaFirst ? [area, block, street] : [street, block, area];
  const place = order.townFirst ? [town, ...streets] : [...streets, town];
  const land = city === '' || order.unspaced ? '' : state;
  return order.nameLast ? [land, ...place, name, unit] : [name, unit, ...place, land];
}

/** Joins parts with the script's comma, or none for unspaced Chinese. */
function joinLines(lines: readonly string[], { unspaced }: AddressOrder): string {
  if (unspaced) return lines.join('');
  const text = lines.join(', ');
  const isArabic = /\p{Script=Arabic}/u.test(text) && !/(?!\p{Script=Arabic})\p{L}/u.test(text);
  return isArabic ? text.replaceAll(', ', '، ') : text;
}
