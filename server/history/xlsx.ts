import type { Readable } from 'node:stream';
import { type Cell, cleanText } from './cells.ts';
import { type ZipEntry, zipOf } from './zip.ts';

/** The look of a workbook: right-to-left columns, and digits after the point of numbers (null for as many as needed). */
type Look = { readonly mirrored: boolean; readonly digits: number | null };
const plain: Look = { mirrored: false, digits: null };

/** A streamed workbook of one sheet. Text is stored as text, so that it is never run as a formula. */
export function xlsxOf(rows: AsyncIterable<readonly Cell[]>, look: Look = plain): Readable {
  const sheet = { name: 'xl/worksheets/sheet1.xml', chunks: sheetOf(rows, look) };
  return zipOf([...frame, stylesOf(look), sheet]);
}

async function* sheetOf(
  rows: AsyncIterable<readonly Cell[]>,
  { mirrored }: Look,
): AsyncGenerator<string> {
  const way = mirrored ? ' rightToLeft="1"' : '';
  yield `${declaration}<worksheet xmlns="${main}"><sheetViews><sheetView${way} workbookViewId="0">`;
  yield '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>';
  yield '<cols><col min="1" max="64" width="20" customWidth="1"/></cols><sheetData>';
  for await (const row of rows) yield `<row>${row.map(xlsxCell).join('')}</row>`;
  yield '</sheetData></worksheet>';
}

function xlsxCell(cell: Cell): string {
  if (cell === null) return '<c/>';
  if (typeof cell === 'number') return `<c s="2"><v>${cell}</v></c>`;
  if (typeof cell === 'object') return `<c s="1"><v>${cell.days}</v></c>`;
  return `<c t="inlineStr"><is><t xml:space="preserve">${xmlText(cell)}</t></is></c>`;
}

/** Escapes text for XML; `_x0041_` would be read as a character code, so its underscore is escaped. */
function xmlText(text: string): string {
  return cleanText(text)
    .replace(/_(?=x[0-9a-f]{4}_)/gi, '_x005F_')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const formats = 'http://schemas.openxmlformats.org';
const main = `${formats}/spreadsheetml/2006/main`;
const office = `${formats}/officeDocument/2006/relationships`;
const package_ = `${formats}/package/2006`;
const sheetMl = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

const part = (name: string, xml: string): ZipEntry => ({ name, chunks: [declaration + xml] });

/** The fixed parts of a workbook (ECMA-376, part 1). */
const frame: readonly ZipEntry[] = [
  part(
    '[Content_Types].xml',
    `<Types xmlns="${package_}/content-types">
<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>
<Override PartName="/xl/workbook.xml" ContentType="${sheetMl}.sheet.main+xml"/>
<Override PartName="/xl/styles.xml" ContentType="${sheetMl}.styles+xml"/>
<Override PartName="/xl/worksheets/sheet1.xml" ContentType="${sheetMl}.worksheet+xml"/></Types>`,
  ),
  part(
    '_rels/.rels',
    `<Relationships xmlns="${package_}/relationships">
<Relationship Id="r1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  ),
  part(
    'xl/_rels/workbook.xml.rels',
    `<Relationships xmlns="${package_}/relationships">
<Relationship Id="r1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/>
<Relationship Id="r2" Type="${office}/styles" Target="styles.xml"/></Relationships>`,
  ),
  part(
    'xl/workbook.xml',
    `<workbook xmlns="${main}" xmlns:r="${office}"><sheets>
<sheet name="Export" sheetId="1" r:id="r1"/></sheets></workbook>`,
  ),
];

/** The cell styles: 0 default, 1 moment, 2 amount. */
function stylesOf({ digits }: Look): ZipEntry {
  const amount = digits === null ? 'General' : `#,##0${digits > 0 ? `.${'0'.repeat(digits)}` : ''}`;
  return part(
    'xl/styles.xml',
    `<styleSheet xmlns="${main}"><numFmts count="2"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd\\ hh:mm:ss"/>
<numFmt numFmtId="165" formatCode="${amount}"/></numFmts>
<fonts count="1"><font/></fonts><fills count="1"><fill/></fills><borders count="1"><border/></borders>
<cellStyleXfs count="1"><xf/></cellStyleXfs>
<cellXfs count="3"><xf/><xf numFmtId="164" applyNumberFormat="1"/><xf numFmtId="165" applyNumberFormat="1"/></cellXfs></styleSheet>`,
  );
}
