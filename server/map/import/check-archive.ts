import { open } from 'node:fs/promises';
import {
  bytesToHeader,
  Compression,
  type Header,
  PMTiles,
  TileType,
  tileIdToZxy,
  zxyToTileId,
} from 'pmtiles';
import type { Bounds } from '../archives.ts';
import { hasKnownLayer } from '../layers.ts';
import { FileHandleSource } from './file-source.ts';
import { RefusedMap } from './refused-map.ts';
import { layersOfTile } from './vector-tile.ts';

/** The description of a valid archive. */
export type CheckedArchive = { readonly bounds: Bounds; readonly attribution: string };

const headerLength = 127;
/** Bytes that browsers read first, which must hold the root directory. */
const firstRead = 16_384;
/** How each kind of picture begins, read as Latin-1. */
const pictures: ReadonlyMap<TileType, RegExp> = new Map([
  [TileType.Png, /^.PNG\r\n/s],
  [TileType.Jpeg, /^\xff\xd8\xff/],
  [TileType.Webp, /^RIFF.{4}WEBP/s],
  [TileType.Avif, /^.{4}ftyp(avi[fs]|mi[af]|msf)/s],
]);
const readable = new Set([Compression.None, Compression.Gzip]);

/** Checks a PMTiles file as a browser reads it. Throws `RefusedMap` with the reason if a browser would fail. */
export async function checkArchive(path: string, name: string): Promise<CheckedArchive> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const source = new FileHandleSource(file, path);
    const first = new Uint8Array((await source.getBytes(0, headerLength)).data);
    const why = wrongStart(first) ?? wrongHeader(bytesToHeader(first.buffer), size);
    if (why) throw new RefusedMap(`${name} ${why}.`);
    return await checkContent(new PMTiles(source), name);
  } finally {
    await file.close();
  }
}

function wrongStart(first: Uint8Array): string | undefined {
  const magic = new TextDecoder().decode(first.subarray(0, 7));
  if (magic !== 'PMTiles' || first.length < headerLength) return 'is no PMTiles file';
  return first[7] === 3
    ? undefined
    : `is PMTiles of version ${first[7]}, and only version 3 is read`;
}

/** Why a header is impossible for a file of this size, or unreadable for browsers; undefined if it is fine. */
function wrongHeader(header: Header, size: number): string | undefined {
  const { minZoom, maxZoom, minLon, minLat, maxLon, maxLat } = header;
  const end = endOf(header);
  if (header.rootDirectoryOffset + header.rootDirectoryLength > firstRead) {
    return 'has its root directory beyond the first 16 KiB, where browsers do not find it';
  }
  if (end > size) return `is cut off: it should have ${end} bytes and has ${size}`;
  if (!readable.has(header.internalCompression) || !readable.has(header.tileCompression)) {
    return 'is compressed in a way that browsers cannot read: use gzip, or none';
  }
  if (header.tileType !== TileType.Mvt && !pictures.has(header.tileType)) {
    return 'holds neither vector tiles (MVT) nor pictures';
  }
  if (minZoom > maxZoom || maxZoom > 22) return `has impossible zooms, ${minZoom} to ${maxZoom}`;
  const inOrder = minLon < maxLon && minLat < maxLat;
  const inRange = minLon >= -180 && maxLon <= 180 && minLat >= -90 && maxLat <= 90;
  return inOrder && inRange ? undefined : 'has impossible bounds';
}

function endOf(header: Header): number {
  return Math.max(
    header.jsonMetadataOffset + header.jsonMetadataLength,
    header.leafDirectoryOffset + (header.leafDirectoryLength ?? 0),
    header.tileDataOffset + (header.tileDataLength ?? 0),
  );
}

async function checkContent(archive: PMTiles, name: string): Promise<CheckedArchive> {
  const refuse = (why: string) => new RefusedMap(`${name} ${why}.`);
  try {
    const { tileType, minZoom, maxZoom, minLon, minLat, maxLon, maxLat } =
      await archive.getHeader();
    const layers = new Set<string>();
    let found = 0;
    for (let zoom = minZoom; zoom <= maxZoom; zoom += 1) {
      const tile = await firstTile(archive, zoom);
      if (tile === undefined) continue;
      found += 1;
      const names = tileType === TileType.Mvt ? layersOfTile(tile) : [];
      if (names === null || tile.length === 0) throw refuse(`has a broken tile at zoom ${zoom}`);
      if (!isOfType(tile, tileType)) {
        throw refuse(`has a tile at zoom ${zoom} that is no picture of the kind its header names`);
      }
      for (const layer of names) layers.add(layer);
    }
    if (found === 0) throw refuse('holds no tiles');
    if (tileType === TileType.Mvt && !hasKnownLayer([...layers])) {
      throw refuse(`has no layer that the map can draw, only ${[...layers].join(', ')}`);
    }
    const attribution = attributionOf(await archive.getMetadata());
    return { bounds: [minLon, minLat, maxLon, maxLat], attribution };
  } catch (cause) {
    if (cause instanceof RefusedMap) throw cause;
    throw refuse(`cannot be read: ${reasonOf(cause)}`);
  }
}

/** Unpacking tells of damaged data without a word. */
function reasonOf(cause: unknown): string {
  const told = cause instanceof Error ? cause.message : String(cause);
  return told || 'its data is damaged';
}

/** Whether a tile begins as pictures of its type do; the content of vector tiles is checked elsewhere. */
function isOfType(tile: Uint8Array, type: TileType): boolean {
  const start = pictures.get(type);
  return start === undefined || start.test(Buffer.from(tile.subarray(0, 16)).toString('latin1'));
}

/** The first tile of a zoom as the directories list it; undefined when there is none. */
async function firstTile(archive: PMTiles, zoom: number): Promise<Uint8Array | undefined> {
  const id = await firstId(archive, zxyToTileId(zoom, 0, 0), zxyToTileId(zoom + 1, 0, 0));
  if (id === undefined) return undefined;
  const [z, x, y] = tileIdToZxy(id);
  const tile = await archive.getZxy(z, x, y);
  return new Uint8Array(tile?.data ?? new ArrayBuffer(0));
}

async function firstId(archive: PMTiles, from: number, to: number): Promise<number | undefined> {
  const header = await archive.getHeader();
  const { source, cache } = archive;
  let [offset, length] = [header.rootDirectoryOffset, header.rootDirectoryLength];
  for (let depth = 0; depth < 4; depth += 1) {
    const entries = await cache.getDirectory(source, offset, length, header);
    const after = entries.findIndex(({ tileId }) => tileId >= from);
    const before = entries.at(after === -1 ? -1 : after - 1);
    const next = after === -1 ? undefined : entries[after];
    const leaf = before?.runLength === 0 && before.tileId < from ? before : next;
    if (
      before &&
      before.runLength > 0 &&
      before.tileId + before.runLength > from &&
      before.tileId < from
    )
      return from;
    if (!leaf || leaf.tileId >= to) return undefined;
    if (leaf.runLength > 0) return leaf.tileId;
    [offset, length] = [header.leafDirectoryOffset + leaf.offset, leaf.length];
  }
  return undefined;
}

function attributionOf(metadata: unknown): string {
  if (typeof metadata !== 'object' || metadata === null || !('attribution' in metadata)) return '';
  return typeof metadata.attribution === 'string' ? metadata.attribution : '';
}
