import type { Entry } from './spreadsheet-archive.ts';

/**
 * Unpacks one entry; null when its size differs from the one in the directory, or it is damaged. Stops as soon as there
 * is too much. `advanced` is called with the number of bytes of each piece.
 */
export async function unpack(
  archive: Uint8Array,
  entry: Entry,
  advanced: (bytes: number) => void = () => undefined,
): Promise<Uint8Array | null> {
  const packed = packedBytes(archive, entry);
  if (packed === null) return null;
  if (entry.method === 0) return packed.length === entry.size ? packed : null;
  if (entry.method !== 8) return null;
  try {
    return await inflate(packed, entry.size, advanced);
  } catch {
    return null;
  }
}

/** The packed bytes, which follow the entry's own header; null when they lie outside the archive. */
function packedBytes(archive: Uint8Array, { at, packed }: Entry): Uint8Array<ArrayBuffer> | null {
  const view = new DataView(archive.buffer, archive.byteOffset, archive.byteLength);
  if (at + 30 > archive.length || view.getUint32(at, true) !== 0x04034b50) return null;
  const start = at + 30 + view.getUint16(at + 26, true) + view.getUint16(at + 28, true);
  return start + packed > archive.length ? null : archive.slice(start, start + packed);
}

async function inflate(
  packed: Uint8Array<ArrayBuffer>,
  size: number,
  advanced: (bytes: number) => void,
): Promise<Uint8Array | null> {
  const whole = new Uint8Array(size);
  const reader = new Blob([packed])
    .stream()
    .pipeThrough(new DecompressionStream('deflate-raw'))
    .getReader();
  let length = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    if (length + part.value.length > size) {
      await reader.cancel();
      return null;
    }
    whole.set(part.value, length);
    length += part.value.length;
    advanced(part.value.length);
  }
  return length === size ? whole : null;
}
