import { pipeline, Readable } from 'node:stream';
import { crc32, createDeflateRaw } from 'node:zlib';

export type ZipEntry = {
  readonly name: string;
  readonly chunks: Iterable<string> | AsyncIterable<string>;
};

/** A ZIP archive that is sent while it is made: sizes stand after the content of each entry, and in the list at its end. */
export async function* zipOf(entries: readonly ZipEntry[]): AsyncGenerator<Uint8Array> {
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, chunks } of entries) {
    const start = offset;
    const sums = { crc: 0, size: 0, packed: 0 };
    const head = localHead(name);
    yield head;
    for await (const packed of deflated(chunks, sums)) {
      sums.packed += packed.length;
      yield packed;
    }
    const tail = fields([4, 0x08074b50], [4, sums.crc], [4, sums.packed], [4, sums.size]);
    yield tail;
    offset += head.length + sums.packed + tail.length;
    directory.push(directoryEntry(name, start, sums));
  }
  const list = Buffer.concat(directory);
  yield list;
  yield endOf(entries.length, list.length, offset);
}

type Sums = { crc: number; size: number; packed: number };
type Field = readonly [bytes: 2 | 4, value: number];

function deflated(chunks: ZipEntry['chunks'], sums: Sums): AsyncIterable<Buffer> {
  // Anyone who reads the packed side is told of a failure there.
  return pipeline(Readable.from(summed(chunks, sums)), createDeflateRaw(), () => {});
}

async function* summed(chunks: ZipEntry['chunks'], sums: Sums): AsyncGenerator<Buffer> {
  for await (const chunk of chunks) {
    const bytes = Buffer.from(chunk);
    sums.crc = crc32(bytes, sums.crc);
    sums.size += bytes.length;
    yield bytes;
  }
}

/** Version 2.0; sizes follow and names are UTF-8; deflated; of the first day that ZIP knows. */
const common: readonly Field[] = [
  [2, 20],
  [2, 0x0808],
  [2, 8],
  [2, 0],
  [2, 0x21],
];

function localHead(name: string): Buffer {
  const path = Buffer.from(name);
  return Buffer.concat([
    fields([4, 0x04034b50], ...common, [4, 0], [4, 0], [4, 0], [2, path.length], [2, 0]),
    path,
  ]);
}

function directoryEntry(name: string, start: number, { crc, packed, size }: Sums): Buffer {
  const path = Buffer.from(name);
  const about = fields([4, 0x02014b50], [2, 20], ...common, [4, crc], [4, packed], [4, size]);
  const rest = fields([2, path.length], [2, 0], [2, 0], [2, 0], [2, 0], [4, 0], [4, start]);
  return Buffer.concat([about, rest, path]);
}

function endOf(count: number, size: number, offset: number): Buffer {
  const disks: readonly Field[] = [
    [2, 0],
    [2, 0],
  ];
  return fields([4, 0x06054b50], ...disks, [2, count], [2, count], [4, size], [4, offset], [2, 0]);
}

/** Numbers one after another, the lowest byte of each first. */
function fields(...list: readonly Field[]): Buffer {
  return Buffer.concat(
    list.map(([bytes, value]) => {
      const field = Buffer.alloc(bytes);
      field.writeUIntLE(value, 0, bytes);
      return field;
    }),
  );
}
