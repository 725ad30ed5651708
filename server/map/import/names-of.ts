import type { Properties, Tags } from './properties.ts';

/**
 * Where files keep the name of a feature, the first that is filled in: OpenStreetMap and most others; Overture; geoBoundaries; levels of
 * GADM and of the United Nations, the lowest first, since that is the feature's own; roads of the United States' census; at last
 * an English name. Capitals do not matter. `docs/map.md` lists them for people.
 */
export const nameProperties = [
  ...['name', 'names.primary', 'shapename'],
  ...['name_5', 'name_4', 'name_3', 'name_2', 'name_1', 'name_0'],
  ...['adm4_en', 'adm3_en', 'adm2_en', 'adm1_en', 'adm0_en'],
  ...['fullname', 'name:en', 'name_en'],
] as const;

/** Letters of a name in a tile. */
const longest = 300;
/** `name:lo`, `name:zh-Hant`, and `NAME_LO` as Natural Earth has it. */
const inLanguage = /^name(?::([\w-]{2,20})|_([a-z]{2}))$/i;

/** The name and those in other languages, as tiles call them: `name` and `name:lo`. */
export function namesIn(properties: Properties): Tags {
  const given = flat(properties);
  const others = languagesIn(given);
  const texts = inSmallLetters(given);
  const key = nameProperties.find((each) => texts.has(each));
  const name = key && texts.get(key);
  if (!name) return others;
  const local = localName(texts.get(`nl_${key}`));
  return { ...others, ...(local ? { name: local, 'name:latin': name } : { name }) };
}

type Texts = readonly (readonly [key: string, text: string])[];

/** What is written in properties, also in Overture's `names` that hold others. */
function flat(properties: Properties): Texts {
  const { primary, common } = inside(properties.names);
  const named = Object.entries(inside(common)).map(([tag, name]) => [`name:${tag}`, name] as const);
  const all = [...Object.entries(properties), ['names.primary', primary] as const, ...named];
  return all.flatMap(([key, value]) => {
    const text = textOf(value);
    return text === null ? [] : [[key, text] as const];
  });
}

/** Of two that differ in capitals only, the one in small letters counts. */
function inSmallLetters(given: Texts): ReadonlyMap<string, string> {
  const shouted = given.map(([key, text]) => [key.toLowerCase(), text] as const);
  return new Map([...shouted, ...given]);
}

function languagesIn(given: Texts): Tags {
  const named = given.flatMap(([key, text]) => {
    const [, tag, short] = inLanguage.exec(key) ?? [];
    const language = tag ?? short?.toLowerCase();
    return language ? [[`name:${language}`, text] as const] : [];
  });
  return Object.fromEntries(named);
}

/** GADM keeps names in a country's own letters beside those in Latin letters: several with bars between, or "NA" for none. */
function localName(text = ''): string {
  const [first = ''] = text.split('|');
  return first === 'NA' ? '' : first.trim();
}

function textOf(value: unknown): string | null {
  if (typeof value !== 'string' && typeof value !== 'number') return null;
  const text = String(value).trim();
  return text === '' || text === 'no' ? null : text.slice(0, longest);
}

function inside(value: unknown): Properties {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
