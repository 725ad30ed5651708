/** An archive of these files, not compressed: what was checked is exactly what will be read. */
export function storeArchive(files: ReadonlyMap<string, Uint8Array>): Uint8Array {
  const parts: Uint8Array[] = [];
  const directory: Uint8Array[] = [];
  let at = 0;
  for (const [name, content] of files) {
    const path = new TextEncoder().encode(name);
    const about = [...fixed, [4, content.length], [4, content.length], [2, path.length]] as const;
    const head = fields([4, 0x04034b50], ...about, [2, 0]);
    directory.push(fields([4, 0x02014b50], [2, 20], ...about, ...unused, [4, at]), path);
    parts.push(head, path, content);
    at += head.length + path.length + content.length;
  }
  const length = directory.reduce((sum, part) => sum + part.length, 0);
  const count: Field = [2, files.size];
  const end = fields([4, 0x06054b50], [4, 0], count, count, [4, length], [4, at], [2, 0]);
  return joinParts([...parts, ...directory, end]);
}

type Field = readonly [bytes: 2 | 4, value: number];

/** Version 2.0, no flags, stored, the first day that the format knows, no checksum: our reader asks for none. */
const fixed: readonly Field[] = [
  [2, 20],
  [2, 0],
  [2, 0],
  [4, 0x210000],
  [4, 0],
];
/** No extra field, no comment, first disk, no attributes. */
const unused: readonly Field[] = [
  [2, 0],
  [2, 0],
  [2, 0],
  [2, 0],
  [4, 0],
];

function fields(...list: readonly Field[]): Uint8Array {
  const bytes = new Uint8Array(list.reduce((sum, [size]) => sum + size, 0));
  const view = new DataView(bytes.buffer);
  let at = 0;
  for (const [size, value] of list) {
    if (size === 2) view.setUint16(at, value, true);
    else view.setUint32(at, value, true);
    at += size;
  }
  return bytes;
}

function joinParts(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
