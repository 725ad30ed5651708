import type { Result, SpreadsheetFault } from '#schemas';

/** A file within the archive, as the directory at its end describes it. */
export type Entry = {
  readonly name: string;
  readonly method: number;
  readonly packed: number;
  readonly size: number;
  /** Offset of its own header, in bytes. */
  readonly at: number;
};

const mostEntries = 200;
/** Bytes. A large file of orders unpacks to a tenth of this, a zip bomb to a thousand times as much. */
const mostUnpacked = 64 * 1024 * 1024;

/**
 * Reads the directory of an .xlsx file before anything is unpacked, and refuses what no spreadsheet program
 * writes. The directory is not trusted yet: `unpack` checks every entry against it.
 */
export function readArchive(bytes: Uint8Array): Result<Entry[], SpreadsheetFault> {
  if (startsWith(bytes, oldOffice)) return fault('encrypted');
  if (!startsWith(bytes, archive)) return fault('format');
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = findEnd(view);
  if (end === null) return fault('damaged');
  const count = view.getUint16(end + 10, true);
  if (count > mostEntries) return fault('damaged');
  const entries = readEntries(view, { at: view.getUint32(end + 16, true), end, count });
  return entries === null ? fault('damaged') : judge(entries);
}

const archive = [0x50, 0x4b, 0x03, 0x04];
/** The container of .xls, and of an .xlsx file behind a password. */
const oldOffice = [0xd0, 0xcf, 0x11, 0xe0];

function judge(
  entries: readonly (Entry & { locked: boolean })[],
): Result<Entry[], SpreadsheetFault> {
  const names = entries.map(({ name }) => name.toLowerCase());
  if (entries.some(({ locked }) => locked)) return fault('encrypted');
  if (new Set(names).size !== names.length) return fault('damaged');
  if (!names.includes('[content_types].xml')) return fault('format');
  if (names.some((name) => name.endsWith('.bin') && name.includes('vba'))) return fault('macros');
  const unpacked = entries.reduce((sum, { size }) => sum + size, 0);
  if (unpacked > mostUnpacked) return fault('unpacks-too-large');
  return { ok: true, value: entries.map(({ locked: _, ...entry }) => entry) };
}

/** The record at the end of an archive; a comment of at most 65,535 bytes may stand behind it. */
function findEnd(view: DataView): number | null {
  const last = view.byteLength - 22;
  for (let at = last; at >= Math.max(0, last - 0xffff); at -= 1) {
    if (view.getUint32(at, true) === 0x06054b50) return at;
  }
  return null;
}

type Directory = { at: number; end: number; count: number };

function readEntries(view: DataView, { at: start, end, count }: Directory) {
  const entries: (Entry & { locked: boolean })[] = [];
  let at = start;
  for (let index = 0; index < count; index += 1) {
    if (at + 46 > end || view.getUint32(at, true) !== 0x02014b50) return null;
    const nameLength = view.getUint16(at + 28, true);
    const name = new Uint8Array(view.buffer, view.byteOffset + at + 46, nameLength);
    entries.push({
      name: decoder.decode(name).replace(/^\//, ''),
      locked: (view.getUint16(at + 8, true) & 0x2041) !== 0,
      method: view.getUint16(at + 10, true),
      packed: view.getUint32(at + 20, true),
      size: view.getUint32(at + 24, true),
      at: view.getUint32(at + 42, true),
    });
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return entries;
}

const decoder = new TextDecoder();

function startsWith(bytes: Uint8Array, magic: readonly number[]): boolean {
  return magic.every((byte, index) => bytes[index] === byte);
}

function fault(problem: SpreadsheetFault): { ok: false; problem: SpreadsheetFault } {
  return { ok: false, problem };
}
