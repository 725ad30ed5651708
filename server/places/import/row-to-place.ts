import { type Kind, kinds, type PlaceRecord, placeId } from '../record.ts';
import type { Cells } from './columns.ts';
import { readable } from './readable.ts';

/** Options of a file. */
export type ImportOptions = {
  /** Short name of the data set, with which ids begin, so that sets do not overwrite each other. */
  source: string;
  /** The attribution that the licence requires. */
  attribution: string;
  /** Defaults for rows without them. */
  country: string;
  city: string;
  kind: string;
  /** Digits of a postcode by country, where they are known. */
  postcodeLengths: ReadonlyMap<string, number>;
};

/** A row as a place, with what was corrected, or why it is invalid. */
export type Reading =
  | { place: PlaceRecord; mended: 'postcode completed' | 'postcode dropped' | null }
  | { reason: string };

/** Turns a row into a place. */
export function toPlaceRecord(cells: Cells, options: ImportOptions): Reading {
  const position = readPosition(cells);
  if (position.reason !== undefined) return { reason: position.reason };
  const country = (cells.country ?? options.country).toUpperCase();
  if (!/^[A-Z]{2}$/.test(country))
    return { reason: `country "${country}" is not a two-letter code` };
  const { postcode, mended } = readPostcode(
    cells.postcode ?? '',
    options.postcodeLengths.get(country),
  );
  const fields = readFields(cells, options);
  const reason = faultOf(fields, postcode);
  if (reason) return { reason };
  const kind = kindOf(cells.kind ?? options.kind, fields);
  const road = kind === 'road' ? fields.road || fields.name : fields.road;
  const population = Math.round(Number(cells.population ?? 0)) || 0;
  const rest = { source: options.source, country, kind, ...fields, road, postcode, ...position };
  const name = kind === 'road' ? road : fields.name;
  const place = {
    ...rest,
    name,
    names: cells.names,
    population: Math.min(Math.max(population, 0), 2e9),
  };
  return { place: { ...place, id: placeId(place, cells.id) }, mended };
}

type Fields = Pick<
  PlaceRecord,
  'name' | 'house_number' | 'block' | 'unit' | 'road' | 'area' | 'city'
>;

/** The texts of a place. A block without a house number is the house number. */
function readFields(cells: Cells, { city }: ImportOptions): Fields {
  const { name, houseNumber, block, unit, road, area } = cells;
  return {
    name: readable(name ?? ''),
    house_number: houseNumber ?? block ?? '',
    block: houseNumber === undefined ? '' : (block ?? ''),
    unit: unit ?? '',
    road: readable(road ?? ''),
    area: readable(area ?? ''),
    city: readable(cells.city ?? city),
  };
}

const longest: Readonly<Record<keyof Fields, number>> = {
  name: 200,
  house_number: 30,
  block: 60,
  unit: 30,
  road: 200,
  area: 150,
  city: 100,
};

function faultOf(fields: Fields, postcode: string): string | undefined {
  const { name, road } = fields;
  if (`${name}${road}${postcode}` === '') return 'has neither a name nor a road nor a postcode';
  for (const [field, text] of Object.entries(fields) as [keyof Fields, string][]) {
    if (text.length > longest[field]) return `${field} is longer than ${longest[field]} characters`;
    if (text.includes('\ufffd')) return `${field} is not UTF-8 text`;
  }
  return undefined;
}

function readPosition({ latitude, longitude }: Cells) {
  const [lat, lon] = [toNumber(latitude), toNumber(longitude)];
  if (lat === undefined) return { reason: `latitude "${latitude ?? ''}" is not a number` };
  if (lon === undefined) return { reason: `longitude "${longitude ?? ''}" is not a number` };
  if (Math.abs(lat) > 90 && Math.abs(lat) <= 180 && Math.abs(lon) <= 90) {
    return { reason: `latitude ${lat} is out of range; latitude and longitude may be swapped` };
  }
  if (Math.abs(lat) > 90) return { reason: `latitude ${lat} is out of range` };
  if (Math.abs(lon) > 180) return { reason: `longitude ${lon} is out of range` };
  if (lat === 0 && lon === 0) return { reason: 'latitude and longitude are both 0' };
  return { latitude: lat, longitude: lon };
}

function toNumber(text: string | undefined): number | undefined {
  return text && /^[+-]?\d+([.,]\d+)?$/.test(text) ? Number(text.replace(',', '.')) : undefined;
}

/** Reads a postcode; spreadsheets turn `038983` into `38983` or `38983.0`. */
function readPostcode(text: string, length: number | undefined) {
  const postcode = text.replace(/^(\d+)\.0+$/, '$1').replace(/\s+/g, ' ');
  if (length === undefined) return { postcode: postcode.slice(0, 20), mended: null };
  if (postcode === '' || postcode.length === length) return { postcode, mended: null };
  const completable =
    /^\d+$/.test(postcode) && postcode.length < length && postcode.length >= length - 2;
  return completable
    ? { postcode: postcode.padStart(length, '0'), mended: 'postcode completed' as const }
    : { postcode: '', mended: 'postcode dropped' as const };
}

const settlements = /^(settlement|city|town|village|hamlet|suburb|district|place)$/i;

function kindOf(kind: string, { name, house_number, road }: Fields): Kind {
  const said = kinds.find((known) => known === kind.toLowerCase());
  if (said) return said;
  if (settlements.test(kind)) return 'settlement';
  if (/\b(bus[\s_-]?stop|taxi stand)\b/i.test(`${kind} ${name}`)) return 'stop';
  if (/^street$/i.test(kind)) return 'road';
  if (kind !== '' && name !== '') return 'landmark';
  if (house_number !== '') return 'address';
  if (road === '') return name === '' ? 'address' : 'landmark';
  return name === '' ? 'road' : 'address';
}
