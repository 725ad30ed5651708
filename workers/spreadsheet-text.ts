import type { Result, SpreadsheetFault, SpreadsheetLimits } from '#schemas';
import { textInCodePage } from './code-page.ts';
import type { SheetLines } from './spreadsheet-cells.ts';

/** Whether a file says that it is a table in plain text: with commas, semicolons or tabs between its cells. */
export function isTextFile(name: string): boolean {
  return /\.(csv|tsv|txt)$/i.test(name);
}

/** Reads a table in plain text; its cells stay as they are written. Its letters may be those of a reader's language. */
export async function readText(
  bytes: Uint8Array,
  limits: SpreadsheetLimits,
  languages: readonly string[],
): Promise<Result<SheetLines, SpreadsheetFault>> {
  const text = decode(bytes) ?? textInCodePage(bytes, languages);
  if (text === null) return { ok: false, problem: 'format' };
  const { readTable } = await import('./spreadsheet-cells.ts');
  const lines = readTable(text);
  if (lines.length === 0) return { ok: false, problem: 'empty' };
  if (lines.length > limits.rows + 1) return { ok: false, problem: 'too-many-rows' };
  if (lines.some(({ cells }) => cells.length > limits.columns)) {
    return { ok: false, problem: 'too-many-columns' };
  }
  return { ok: true, value: { lines, sheets: [], sheet: 0 } };
}

/** Unicode: UTF-8, or UTF-16 with a mark before it; null for what is none. */
function decode(bytes: Uint8Array): string | null {
  const [first, second] = bytes;
  const isWide = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
  const encoding = !isWide ? 'utf-8' : first === 0xff ? 'utf-16le' : 'utf-16be';
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
    return text.includes('\0') ? null : text;
  } catch {
    return null;
  }
}
