/** Protocol buffer tags: layers in a tile (field 3), and the name in a layer (field 1). */
const layerTag = 0x1a;
const nameTag = 0x0a;

/** The names of a vector tile's layers; null for invalid bytes. */
export function layersOfTile(tile: Uint8Array): readonly string[] | null {
  const names: string[] = [];
  let at = 0;
  while (at < tile.length) {
    if (tile[at] !== layerTag) return null;
    const [length, start] = lengthAt(tile, at + 1);
    at = start + length;
    if (at > tile.length) return null;
    const name = nameOf(tile.subarray(start, at));
    if (name === null) return null;
    names.push(name);
  }
  return names;
}

/** The name of a layer, after skipping other fields. */
function nameOf(layer: Uint8Array): string | null {
  let at = 0;
  while (at < layer.length) {
    const tag = layer[at] ?? 0;
    const [number, next] = lengthAt(layer, at + 1);
    if (tag === nameTag) return new TextDecoder().decode(layer.subarray(next, next + number));
    at = (tag & 7) === 2 ? next + number : next;
  }
  return null;
}

/** A varint, and the index after it. */
function lengthAt(bytes: Uint8Array, from: number): readonly [number, number] {
  let value = 0;
  for (let at = from; at < Math.min(from + 6, bytes.length); at += 1) {
    const byte = bytes[at] ?? 0;
    value += (byte & 0x7f) * 2 ** (7 * (at - from));
    if (byte < 0x80) return [value, at + 1];
  }
  return [Number.POSITIVE_INFINITY, bytes.length];
}
