import { crc32, deflateRawSync } from 'node:zlib';

type Content = string | Uint8Array;
/** How an archive deviates from what it should be. */
type Forgery = {
  /** What the directory claims an entry unpacks to. */
  size?: (name: string, size: number) => number;
  /** Bits of every entry; 1 says that it is behind a password. */
  flags?: number;
};

/** An .xlsx file with these lines in its first sheet, every cell a text. */
export function workbookOf(lines: readonly (readonly string[])[]): Buffer {
  return workbookWith(lines.map((cells, at) => rowOf(cells, at + 1)).join(''));
}

/** The same with several sheets, by their names. */
export function workbookOfSheets(
  sheets: Readonly<Record<string, readonly (readonly string[])[]>>,
): Buffer {
  const all = Object.entries(sheets).map(([name, lines], at) => ({
    ...{ name, id: at + 1, path: `worksheets/sheet${at + 1}.xml` },
    rows: lines.map((cells, line) => rowOf(cells, line + 1)).join(''),
  }));
  const named = all.map(({ name, id }) => `<sheet name="${name}" sheetId="${id}" r:id="r${id}"/>`);
  const found = all.map(
    ({ id, path }) => `<Relationship Id="r${id}" Type="${office}/worksheet" Target="${path}"/>`,
  );
  return archiveOf({
    ...frame,
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${office}"><sheets>${named.join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${formats}/package/2006/relationships">${found.join('')}</Relationships>`,
    ...Object.fromEntries(all.map(({ path, rows }) => [`xl/${path}`, sheetOf(rows)])),
  });
}

/** An .xlsx file with this XML between the tags of its sheet's data, and other parts in place of the usual ones. */
export function workbookWith(
  rows: string,
  parts: Readonly<Record<string, Content>> = {},
  forgery: Forgery = {},
): Buffer {
  return archiveOf({ ...frame, 'xl/worksheets/sheet1.xml': sheetOf(rows), ...parts }, forgery);
}

const sheetOf = (rows: string) =>
  `<worksheet xmlns="${main}"><sheetData>${rows}</sheetData></worksheet>`;

/** A ZIP archive of these files. */
export function archiveOf(
  files: Readonly<Record<string, Content>>,
  { size = (_, real) => real, flags = 0 }: Forgery = {},
): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const [name, content] of Object.entries(files)) {
    const bytes = Buffer.from(content);
    const packed = deflateRawSync(bytes);
    const path = Buffer.from(name);
    const about = Buffer.alloc(26);
    about.writeUInt16LE(20, 0);
    about.writeUInt16LE(flags, 2);
    about.writeUInt16LE(8, 4);
    about.writeUInt16LE(0x21, 8);
    about.writeUInt32LE(crc32(bytes), 10);
    about.writeUInt32LE(packed.length, 14);
    about.writeUInt32LE(size(name, bytes.length), 18);
    about.writeUInt16LE(path.length, 22);
    parts.push(Buffer.from('PK\x03\x04'), about, path, packed);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(at, 10);
    directory.push(Buffer.from('PK\x01\x02\x14\x00'), about, place, path);
    at += 30 + path.length + packed.length;
  }
  const list = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(Object.keys(files).length, 8);
  end.writeUInt16LE(Object.keys(files).length, 10);
  end.writeUInt32LE(list.length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...parts, list, end]);
}

function rowOf(cells: readonly string[], number: number): string {
  const written = cells.map(
    (cell) => `<c t="inlineStr"><is><t xml:space="preserve">${escaped(cell)}</t></is></c>`,
  );
  return `<row r="${number}">${written.join('')}</row>`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

const formats = 'http://schemas.openxmlformats.org';
const main = `${formats}/spreadsheetml/2006/main`;
const office = `${formats}/officeDocument/2006/relationships`;
const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** Everything but the sheet. */
export const frame: Readonly<Record<string, string>> = {
  '[Content_Types].xml': `<Types xmlns="${formats}/package/2006/content-types">
<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>
<Override PartName="/xl/workbook.xml" ContentType="${type}.sheet.main+xml"/>
<Override PartName="/xl/worksheets/sheet1.xml" ContentType="${type}.worksheet+xml"/></Types>`,
  '_rels/.rels': `<Relationships xmlns="${formats}/package/2006/relationships">
<Relationship Id="r1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${formats}/package/2006/relationships">
<Relationship Id="r1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
  'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${office}"><sheets>
<sheet name="Orders" sheetId="1" r:id="r1"/></sheets></workbook>`,
};
