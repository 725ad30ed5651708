import { writeFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import type { Bounds } from '../archives.ts';
import { type CutTile, lastZoom } from './cut-tiles.ts';

type About = {
  readonly bounds: Bounds;
  readonly layers: readonly string[];
  readonly attribution: string;
};

const headerLength = 127;
/** Bytes left for the root directory in a browser's first read. */
const rootRoom = 16_384 - headerLength;
/** Tiles of one leaf directory. */
const leafSize = 4096;

type Entry = {
  readonly id: number;
  readonly offset: number;
  readonly length: number;
  readonly run: number;
};

/** Writes tiles, sorted by id, as a PMTiles archive of version 3. */
export async function writeArchive(
  path: string,
  tiles: readonly CutTile[],
  about: About,
): Promise<void> {
  let offset = 0;
  const entries = tiles.map(({ id, data }): Entry => {
    const entry = { id, offset, length: data.length, run: 1 };
    offset += data.length;
    return entry;
  });
  const { root, leaves } = directories(entries);
  const metadata = gzipSync(JSON.stringify(metadataOf(about)));
  const header = headerOf({
    root,
    metadata,
    leaves,
    count: tiles.length,
    dataLength: offset,
    about,
  });
  await writeFile(path, [header, root, metadata, leaves, ...tiles.map(({ data }) => data)]);
}

function directories(entries: readonly Entry[]): { root: Uint8Array; leaves: Uint8Array } {
  const root = directory(entries);
  if (root.length <= rootRoom) return { root, leaves: new Uint8Array() };
  const leaves: Uint8Array[] = [];
  const pointers: Entry[] = [];
  let offset = 0;
  for (let at = 0; at < entries.length; at += leafSize) {
    const leaf = directory(entries.slice(at, at + leafSize));
    pointers.push({ id: entries[at]?.id ?? 0, offset, length: leaf.length, run: 0 });
    leaves.push(leaf);
    offset += leaf.length;
  }
  return { root: directory(pointers), leaves: Buffer.concat(leaves) };
}

/** Encodes a directory as columns: id differences, run lengths, lengths, and offsets (0 means right after the previous one). */
function directory(entries: readonly Entry[]): Uint8Array {
  const bytes: number[] = [];
  const put = (value: number) => {
    let rest = value;
    for (; rest > 0x7f; rest = Math.floor(rest / 0x80)) bytes.push((rest % 0x80) + 0x80);
    bytes.push(rest);
  };
  put(entries.length);
  for (const [at, { id }] of entries.entries()) put(id - (entries[at - 1]?.id ?? 0));
  for (const { run } of entries) put(run);
  for (const { length } of entries) put(length);
  for (const [at, { offset }] of entries.entries()) {
    const before = entries[at - 1];
    put(before && offset === before.offset + before.length ? 0 : offset + 1);
  }
  return gzipSync(Uint8Array.from(bytes));
}

type Parts = {
  readonly root: Uint8Array;
  readonly metadata: Uint8Array;
  readonly leaves: Uint8Array;
  readonly count: number;
  readonly dataLength: number;
  readonly about: About;
};

function headerOf({ root, metadata, leaves, count, dataLength, about }: Parts): Uint8Array {
  const header = Buffer.alloc(headerLength);
  header.write('PMTiles', 0, 'latin1');
  header[7] = 3;
  const sections = [root.length, metadata.length, leaves.length, dataLength];
  let offset = headerLength;
  for (const [at, length] of sections.entries()) {
    header.writeBigUInt64LE(BigInt(offset), 8 + at * 16);
    header.writeBigUInt64LE(BigInt(length), 16 + at * 16);
    offset += length;
  }
  for (const at of [72, 80, 88]) header.writeBigUInt64LE(BigInt(count), at);
  // Clustered; gzip for directories and tiles; vector tiles; the zooms.
  header.set([1, 2, 2, 1, 0, lastZoom], 96);
  const [west, south, east, north] = about.bounds;
  for (const [at, side] of about.bounds.entries()) {
    header.writeInt32LE(tenMillionths(side), 102 + at * 4);
  }
  header[118] = 12;
  header.writeInt32LE(tenMillionths((west + east) / 2), 119);
  header.writeInt32LE(tenMillionths((south + north) / 2), 123);
  return header;
}

const tenMillionths = (degrees: number) => Math.round(degrees * 10_000_000);

function metadataOf({ layers, attribution }: About) {
  return {
    ...{ name: 'rider-portal', type: 'baselayer', version: '1', attribution },
    vector_layers: layers.map((id) => ({ id, fields: {}, minzoom: 0, maxzoom: lastZoom })),
  };
}
