import type { Result, SpreadsheetFault, SpreadsheetLimits } from '#schemas';
import { readArchive } from './spreadsheet-archive.ts';
import type { Line } from './spreadsheet-cells.ts';
import { type Parts, readParts } from './spreadsheet-parts.ts';
import { scanSheet } from './spreadsheet-scan.ts';
import { storeArchive } from './spreadsheet-store.ts';

/** Told how far it is, from 0 to 1. */
export type Advanced = (share: number) => void;

/** How far each step takes it. */
const steps = { unpacked: 0.3, counted: 0.4, read: 0.9 } as const;

/**
 * Reads an .xlsx file whose content nobody has vouched for. Everything is counted before it is believed, and the
 * program that understands spreadsheets is only fetched for a file that has passed.
 */
export async function readSpreadsheet(
  bytes: Uint8Array,
  limits: SpreadsheetLimits,
  advanced: Advanced = () => undefined,
): Promise<Result<Line[], SpreadsheetFault>> {
  if (bytes.length > limits.bytes) return fault('too-large');
  const archive = readArchive(bytes);
  if (!archive.ok) return archive;
  const parts = await readParts(bytes, archive.value, (share) => advanced(share * steps.unpacked));
  if (parts === 'macros') return fault('macros');
  if (parts === null) return fault('damaged');
  const counted = count(parts, limits, (share) => {
    advanced(steps.unpacked + share * (steps.counted - steps.unpacked));
  });
  if (typeof counted === 'string') return fault(counted);
  advanced(steps.counted);
  const lines = await readCounted(counted);
  advanced(steps.read);
  if (lines === null) return fault('damaged');
  if (textOf(lines) > mostText) return fault('unpacks-too-large');
  return lines.length === 0 ? fault('empty') : { ok: true, value: lines };
}

/** Characters of all cells: many may share one text, which the archive has once. */
const mostText = 64 * 1024 * 1024;

function textOf(lines: readonly Line[]): number {
  return lines.reduce((sum, { cells }) => cells.reduce((all, { length }) => all + length, sum), 0);
}

/** The parts with the sheet cut off behind its last row. */
function count(
  { sheet, content }: Parts,
  limits: SpreadsheetLimits,
  advanced: Advanced,
): Map<string, Uint8Array> | SpreadsheetFault {
  const found = [...content].find(([name]) => name.toLowerCase() === sheet.toLowerCase());
  if (found === undefined) return 'damaged';
  const [name, xml] = found;
  const scan = scanSheet(xml, limits, advanced);
  if (typeof scan === 'string') return scan;
  return new Map([...content, [name, xml.subarray(0, scan.end)]]);
}

async function readCounted(content: ReadonlyMap<string, Uint8Array>): Promise<Line[] | null> {
  const { readLines } = await import('./spreadsheet-cells.ts');
  try {
    return readLines(storeArchive(content));
  } catch {
    return null;
  }
}

function fault(problem: SpreadsheetFault): { ok: false; problem: SpreadsheetFault } {
  return { ok: false, problem };
}
