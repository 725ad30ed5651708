import type { Entry } from './spreadsheet-archive.ts';
import { unpack } from './spreadsheet-unpack.ts';

/** The unpacked parts, by path, that are needed to read the one sheet whose path is `sheet`. */
export type Parts = { readonly sheet: string; readonly content: ReadonlyMap<string, Uint8Array> };

/** The visible sheets of a workbook, or the hidden ones where there are no others; `path` is that of the part. */
export type Book = { readonly sheets: readonly { readonly name: string; readonly path: string }[] };

/** Lists the sheets; null where there are none, `macros` where the file declares macros. */
export async function readBook(
  archive: Uint8Array,
  entries: readonly Entry[],
): Promise<Book | 'macros' | null> {
  const byName = new Map(entries.map((entry) => [entry.name.toLowerCase(), entry]));
  const textOf = async (name: string): Promise<string | null> => {
    const entry = byName.get(name.toLowerCase());
    const bytes = entry && (await unpack(archive, entry));
    return bytes ? new TextDecoder().decode(bytes) : null;
  };
  const types = (await textOf('[Content_Types].xml')) ?? '';
  if (/<(?:\w+:)?Override\s[^>]*macroEnabled/i.test(types)) return 'macros';
  const workbook = targetOf((await textOf('_rels/.rels')) ?? '', /\/officeDocument$/, '');
  const sheets = workbook === null ? [] : await sheetsOf(workbook, textOf);
  const present = sheets.filter(({ path }) => byName.has(path.toLowerCase()));
  return present.length === 0 ? null : { sheets: present };
}

/** Null when a part cannot be unpacked, or has a DOCTYPE: no spreadsheet program writes one, and entities could grow without end. */
export async function readParts(
  archive: Uint8Array,
  { entries, sheet }: { entries: readonly Entry[]; sheet: string },
  advanced: (share: number) => void,
): Promise<Parts | null> {
  const wanted = entries.filter(({ name }) => isNeeded(name, sheet));
  const content = await unpackAll(archive, wanted, advanced);
  return content && { sheet, content };
}

async function unpackAll(
  archive: Uint8Array,
  wanted: readonly Entry[],
  advanced: (share: number) => void,
): Promise<Map<string, Uint8Array> | null> {
  const total = wanted.reduce((sum, { size }) => sum + size, 1);
  const content = new Map<string, Uint8Array>();
  let done = 0;
  for (const entry of wanted) {
    const bytes = await unpack(archive, entry, (length) => {
      done += length;
      advanced(done / total);
    });
    if (bytes === null || declaresType(bytes)) return null;
    content.set(entry.name, bytes);
  }
  return content;
}

/** Whether a part may hold contents of cells; other sheets, pictures, charts and links to other files do not. */
function isNeeded(name: string, sheet: string): boolean {
  if (name.toLowerCase() === sheet.toLowerCase()) return true;
  return (
    /\.(xml|rels)$/i.test(name) &&
    !/(^|\/)(worksheets|chartsheets|externalLinks|drawings|charts|media|printerSettings)\//i.test(
      name,
    )
  );
}

type TextOf = (name: string) => Promise<string | null>;

/** Hidden sheets come last, since they count only in a file without visible ones. */
async function sheetsOf(workbook: string, textOf: TextOf) {
  const [folder, file] = splitPath(workbook);
  const text = (await textOf(workbook)) ?? '';
  const relations = (await textOf(`${folder}_rels/${file}.rels`)) ?? '';
  const all = [...text.matchAll(/<(?:\w+:)?sheet\s([^>]*)>/g)].flatMap(([, attributes = '']) => {
    const [, id] = /\w+:id="([^"]{1,100})"/.exec(attributes) ?? [];
    const path = id === undefined ? null : targetOf(relations, /\/worksheet$/, folder, id);
    const name = unescapeSigns(attribute(attributes, 'name'));
    return path === null
      ? []
      : [{ name, path, hidden: /hidden/i.test(attribute(attributes, 'state')) }];
  });
  const seen = all.filter(({ hidden }) => !hidden);
  return (seen.length > 0 ? seen : all).map(({ name, path }) => ({ name, path }));
}

function unescapeSigns(text: string): string {
  const signs = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' } as const;
  return text.replace(/&(lt|gt|quot|apos|amp);/g, (_, name: keyof typeof signs) => signs[name]);
}

/** The path that the first relation of this type (and id) leads to, relative to `folder`; null for none. */
function targetOf(relations: string, type: RegExp, folder: string, id?: string): string | null {
  const found = [...relations.matchAll(/<(?:\w+:)?Relationship\s([^>]*)>/g)]
    .map(([, attributes = '']) => attributes)
    .find(
      (each) =>
        type.test(attribute(each, 'Type')) &&
        (id ?? attribute(each, 'Id')) === attribute(each, 'Id'),
    );
  const target = found === undefined ? '' : attribute(found, 'Target');
  if (target === '') return null;
  return target.startsWith('/') ? target.slice(1) : folder + target.replace(/^\.\//, '');
}

function attribute(text: string, name: string): string {
  return new RegExp(`\\b${name}=["']([^"']*)["']`).exec(text)?.[1] ?? '';
}

function splitPath(path: string): [string, string] {
  const cut = path.lastIndexOf('/') + 1;
  return [path.slice(0, cut), path.slice(cut)];
}

function declaresType(bytes: Uint8Array): boolean {
  return /<!(DOCTYPE|ENTITY)/i.test(new TextDecoder().decode(bytes.subarray(0, 4096)));
}
