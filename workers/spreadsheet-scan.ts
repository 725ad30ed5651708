import type { SpreadsheetFault, SpreadsheetLimits } from '#schemas';

/** What stands in a sheet, counted before anything is made of it. */
export type Scan = { readonly rows: number; readonly end: number };

const [less, greater, slash, colon, equals, space] = [0x3c, 0x3e, 0x2f, 0x3a, 0x3d, 0x20];
const [letterC, letterR, letterO, letterD] = [0x63, 0x72, 0x6f, 0x44];

/**
 * Counts the cells of a sheet that are not empty in one pass over its bytes. The size that a sheet claims is of no
 * use: a few bytes can name a cell in the last row and the last column, and empty cells may only have a colour.
 * `end` is where the cells end; what follows them, such as merged ranges, is of no interest.
 */
export function scanSheet(
  xml: Uint8Array,
  limits: SpreadsheetLimits,
  advanced: (share: number) => void = () => undefined,
): Scan | SpreadsheetFault {
  const seen = { rows: 0, rowOpen: false, column: 0 };
  let tags = 0;
  for (let at = xml.indexOf(less); at >= 0; at = xml.indexOf(less, at + 1)) {
    tags += 1;
    if (tags % 100_000 === 0) advanced(at / xml.length);
    const tag = tagAt(xml, at);
    if (tag.name === 'sheetData' && (tag.closing || tag.empty))
      return { rows: seen.rows, end: tag.end };
    if (tag.name === 'row') Object.assign(seen, { rowOpen: false, column: 0 });
    if (tag.name !== 'c' || tag.closing) continue;
    seen.column = columnIn(xml, at, tag.end) ?? seen.column + 1;
    if (tag.empty) continue;
    if (seen.column > limits.columns) return 'too-many-columns';
    if (!seen.rowOpen) seen.rows += 1;
    seen.rowOpen = true;
    if (seen.rows > limits.rows + 1) return 'too-many-rows';
  }
  return 'damaged';
}

type Tag = {
  name: 'c' | 'row' | 'sheetData' | null;
  closing: boolean;
  empty: boolean;
  end: number;
};

/** One of the tags that matter, whatever its namespace is called. */
function tagAt(xml: Uint8Array, at: number): Tag {
  const closing = xml[at + 1] === slash;
  let start = at + (closing ? 2 : 1);
  let past = start;
  for (; past < xml.length; past += 1) {
    const byte = xml[past] ?? greater;
    if (byte === colon) start = past + 1;
    else if (byte <= space || byte === greater || byte === slash) break;
  }
  const name = nameOf(xml, start, past - start);
  if (name === null) return ignored;
  const greaterAt = xml.indexOf(greater, past);
  const end = greaterAt < 0 ? xml.length : greaterAt + 1;
  return { name, closing, empty: xml[end - 2] === slash, end };
}

const ignored: Tag = { name: null, closing: false, empty: false, end: 0 };

function nameOf(xml: Uint8Array, start: number, length: number): Tag['name'] {
  if (length === 1) return xml[start] === letterC ? 'c' : null;
  if (length === 3) return xml[start] === letterR && xml[start + 1] === letterO ? 'row' : null;
  return length === 9 && xml[start + 5] === letterD ? 'sheetData' : null;
}

/** The column that a cell's own reference names, from 1; null when it has none. */
function columnIn(xml: Uint8Array, from: number, end: number): number | null {
  for (let at = from + 2; at < end - 3; at += 1) {
    const named = xml[at] === letterR && xml[at + 1] === equals && (xml[at - 1] ?? 0) <= space;
    if (named) return lettersAt(xml, at + 3);
  }
  return null;
}

function lettersAt(xml: Uint8Array, from: number): number | null {
  let column = 0;
  for (let at = from; at < from + 4; at += 1) {
    const letter = ((xml[at] ?? 0) & 0xdf) - 64;
    if (letter < 1 || letter > 26) break;
    column = column * 26 + letter;
  }
  return column === 0 ? null : column;
}
