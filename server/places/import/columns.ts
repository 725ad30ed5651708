import { tagOf } from '../record.ts';

/** The columns, and the headings (lower case, without blanks and punctuation) that name them. */
const headings = {
  id: ['id', 'placeid', 'osmid', 'shapeid'],
  kind: ['kind', 'type', 'category', 'class'],
  name: ['name', 'building', 'buildingname', 'label', 'title', 'shapename', 'addrhousename'],
  houseNumber: [
    'housenumber',
    'houseno',
    'house',
    'streetnumber',
    'number',
    'no',
    'addrhousenumber',
  ],
  block: ['block', 'blk', 'blkno', 'blockno', 'addrblock'],
  unit: ['unit', 'unitno', 'unitnumber', 'addrunit'],
  road: ['road', 'roadname', 'street', 'streetname', 'addrstreet'],
  area: ['area', 'district', 'suburb', 'quarter', 'neighbourhood', 'addrsuburb', 'addrdistrict'],
  city: ['city', 'town', 'municipality', 'village', 'addrcity'],
  postcode: ['postcode', 'postalcode', 'postal', 'zip', 'zipcode', 'addrpostcode'],
  country: ['country', 'countrycode', 'iso2', 'addrcountry'],
  latitude: ['latitude', 'lat', 'y'],
  longitude: ['longitude', 'lng', 'lon', 'long', 'x'],
  population: ['population', 'pop'],
} as const satisfies Record<string, readonly string[]>;

export type Column = keyof typeof headings;

/** A row by column; texts are trimmed, and cells like "n/a" are empty. */
export type Cells = { readonly [column in Column]?: string } & {
  readonly names: Readonly<Record<string, string>>;
};

/** The meaning of a heading: a column, the name in a language (`name:lo`, `name_zh_Hant`), or undefined. */
export type Meaning = Column | { language: string } | undefined;

const meanings = new Map<string, Column>(
  Object.entries(headings).flatMap(([column, known]) => {
    return known.map((heading) => [heading, column as Column] as const);
  }),
);

export function meaningOf(heading: string): Meaning {
  const language = /^name[:_]([a-z]{2,3}(?:[-_][a-z0-9]{2,8})*)$/i.exec(heading.trim())?.[1];
  if (language) return { language: tagOf(language) };
  return meanings.get(heading.toLowerCase().replace(/[^a-z0-9]/g, ''));
}

/** Reads a row; of two columns with the same meaning, the first non-empty counts. */
export function readCells(row: readonly (readonly [Meaning, unknown])[]): Cells {
  const cells: { [column in Column]?: string } = {};
  const names: Record<string, string> = {};
  for (const [meaning, value] of row) {
    const text = tidy(value);
    if (!meaning || text === '') continue;
    if (typeof meaning === 'string') cells[meaning] ??= text;
    else names[meaning.language] ??= text;
  }
  return { ...cells, names };
}

function tidy(value: unknown): string {
  if (typeof value !== 'string' && typeof value !== 'number') return '';
  const text = String(value)
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim();
  return /^(nil|null|n\/a|-+)$/i.test(text) ? '' : text;
}
