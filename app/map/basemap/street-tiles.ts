import { readBytes } from '#adapters';
import type { Streets } from '../types.ts';
import type { Opened, TileLook } from './tile-set.ts';
import { vectorTiles } from './vector-tiles.ts';

/** Seconds for one tile: one that never ends would keep its place among those that are loaded. */
const patience = 20;
/** What each vector tile begins with: its first layer. A picture or a page begins with something else. */
const firstByte = 0x1a;
/** How servers say that there is no tile. */
const none = new Set([204, 404, 410]);

/** Vector tiles that are asked for one by one, by their addresses. */
export function streetTiles({ tiles, ...streets }: Streets, look: TileLook): Opened {
  const read = (z: number, x: number, y: number) =>
    readStreetTile(addressOf(tiles[(x + y) % tiles.length] ?? '', z, x, y));
  return vectorTiles({ ...streets, read }, look);
}

/** Throws when what comes is no vector tile. */
export async function readStreetTile(
  address: string,
  ask: typeof readBytes = readBytes,
): Promise<ArrayBuffer | null> {
  const { status, data } = await ask(address, patience);
  if (none.has(status)) return null;
  if (status !== 200) throw new Error(`The tile's server answers ${status}.`);
  if (data.byteLength === 0) return null;
  if (new Uint8Array(data)[0] !== firstByte) throw new Error('This is no vector tile.');
  return data;
}

function addressOf(template: string, z: number, x: number, y: number): string {
  return template.replace('{z}', `${z}`).replace('{x}', `${x}`).replace('{y}', `${y}`);
}
