import { globSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import * as z from 'zod/mini';
import { nameOf } from '#core/rules';
import { problemsOf } from '../../server/problems.ts';
import { type Asked, askedIn } from './asked.ts';
import type { Finding } from './finding.ts';
import { inJson, type JsonFile, readJsonFile } from './json-files.ts';
import { nearest } from './nearest.ts';

/** Where texts are: those of features, of the product's own pages, and of what the server writes. */
const places = [
  ...['plugins/*/texts/**/*.json', 'app/i18n/locales/**/*.json'],
  'server/{mail,messages,status}/texts/*.json',
];

const Texts = z.record(z.string(), z.string());

/** A file of texts and its keys; plural forms count as one key. */
type Read = { read: JsonFile; names: ReadonlySet<string>; findings: Finding[] };

/** What may ask for a text of a feature, beside its own folder: how the server refuses, and what rules say is wrong. */
const shared = '{core,schemas,server}/**/*.ts';

/** Checks all texts of a tree: unreadable files, keys missing in English, unused keys of features, and brand texts that override no key. */
export async function checkTexts(root: URL, brands: readonly string[]): Promise<Finding[]> {
  const paths = globSync(places, { cwd: root }).toSorted();
  const files = await Promise.all(paths.map((file) => readTexts(root, file)));
  const english = new Map(files.map((each) => [each.read.file, each.names]));
  const ofLanguages = files.flatMap(({ read, findings }) => {
    const beside = `${dirname(read.file)}/en.json`;
    const known = english.get(beside) ?? new Set<string>();
    return [...findings, ...unknownIn(read, keysOf(read.value), { known, beside })];
  });
  const all = new Set(files.flatMap(({ names }) => [...names]));
  const sets = new Set(paths.map((path) => basename(path, '.json')));
  const ofBrands = await Promise.all(brands.map((id) => checkBrand(root, id, { all, sets })));
  return [...ofLanguages, ...findUnasked(root, files), ...ofBrands.flat()];
}

/** English texts of features that nobody asks for any more. */
function findUnasked(root: URL, files: readonly Read[]): Finding[] {
  const bySome = askedIn(root, shared);
  const own = new Map<string, Asked>();
  return files.flatMap(({ read }) => {
    const [, folder] = /^(plugins\/[^/]+)\/.*\ben\.json$/.exec(read.file) ?? [];
    if (folder === undefined) return [];
    const byOwn = own.get(folder) ?? askedIn(root, `${folder}/**/*.{ts,tsx}`);
    own.set(folder, byOwn);
    return keysOf(read.value)
      .filter((key) => !byOwn(nameOf(key)) && !bySome(nameOf(key)))
      .map((field) => inJson(read, { field, why: 'nobody asks for this text' }));
  });
}

async function readTexts(root: URL, file: string): Promise<Read> {
  const { read, findings } = await readJsonFile(root, file);
  const names = new Set(keysOf(read.value).map(nameOf));
  if (read.value === undefined) return { read, names, findings };
  const parsed = Texts.safeParse(read.value, { reportInput: true });
  const wrong = parsed.success ? [] : problemsOf(parsed.error);
  return { read, names, findings: [...findings, ...wrong.map((problem) => inJson(read, problem))] };
}

type Known = { all: ReadonlySet<string>; sets: ReadonlySet<string> };

/** Unreadable files are reported elsewhere. */
async function checkBrand(root: URL, id: string, { all, sets }: Known): Promise<Finding[]> {
  const found = await readJsonFile(root, `brands/${id}/texts.json`).catch(() => undefined);
  if (!found) return [];
  const { read } = found;
  const { value } = read;
  const byLanguage = z.safeParse(z.record(z.string(), z.unknown()), value).data ?? {};
  return Object.entries(byLanguage).flatMap(([set, texts]) => {
    if (!sets.has(set)) {
      const why = `no texts are in this language, only in ${[...sets].toSorted().join(', ')}`;
      return [inJson(read, { field: set, why })];
    }
    return unknownIn(read, keysOf(texts), { known: all, beside: 'the product', under: `${set}.` });
  });
}

type Beside = { known: ReadonlySet<string>; beside: string; under?: string };

function unknownIn(
  read: JsonFile,
  keys: readonly string[],
  { known, beside, under = '' }: Beside,
): Finding[] {
  return keys
    .filter((key) => !known.has(nameOf(key)))
    .map((key) => {
      const near = nearest(nameOf(key), known);
      const meant = near === undefined ? '' : `: did you mean "${near}"?`;
      const field = `${under}${key}`;
      return inJson(read, { field, why: `there is no such text in ${beside}${meant}` });
    });
}

function keysOf(value: unknown): readonly string[] {
  return Object.keys(z.safeParse(z.record(z.string(), z.unknown()), value).data ?? {});
}
