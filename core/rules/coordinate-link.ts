import type { Position } from '#schemas';

type Read = (text: string) => { readonly position: Position } | null;

/**
 * The position in a link to a map of Google, Apple, OpenStreetMap and the like: the pin, else what was searched for, else
 * the centre of the map. Null when the link holds none, as short links do.
 */
export function readMapLink(link: string, read: Read): Position | null {
  const text = decode(link);
  const [address = '', hash = ''] = text.split('#');
  const [path = '', query = ''] = address.split('?');
  const candidates = [
    pinOf(text),
    ...['mlat', 'q', 'query', 'coordinate', 'destination', 'daddr', 'll', 'sll', 'center'].map(
      (name) => parameterOf(query, name),
    ),
    path.replace(/^geo:/i, ''),
    ...path.split('/').filter((segment) => !segment.startsWith('@')),
    centreOf(path),
    hash.replace(/^.*map=[\d.]+\//, ''),
  ];
  for (const candidate of candidates.filter((each) => /\d/.test(each))) {
    const found = read(candidate.trim());
    if (found) return found.position;
  }
  return null;
}

/** The pin of a place in Google's format. */
function pinOf(text: string): string {
  const [, latitude, longitude] = /!3d(-?\d+\.\d+)!4d(-?\d+\.\d+)/.exec(text) ?? [];
  return latitude === undefined ? '' : `${latitude}, ${longitude}`;
}

/** A value of the query. OpenStreetMap has two parameters for its pin; others put `loc:` before the position. */
function parameterOf(query: string, name: string): string {
  const values = new Map(query.split('&').map((part) => split(part, '=')));
  const value = values.get(name) ?? '';
  return name === 'mlat' ? `${value}, ${values.get('mlon') ?? ''}` : value.replace(/^loc:/, '');
}

function split(part: string, at: string): readonly [string, string] {
  const [name = '', ...rest] = part.split(at);
  return [name.toLowerCase(), rest.join(at)];
}

function centreOf(path: string): string {
  const [, pair = ''] = /@(-?\d+\.?\d*,-?\d+\.?\d*)/.exec(path) ?? [];
  return pair;
}

function decode(link: string): string {
  try {
    return decodeURIComponent(link.replaceAll('+', ' '));
  } catch {
    return link;
  }
}
