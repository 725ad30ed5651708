import { globSync, readFileSync } from 'node:fs';
import * as z from 'zod/mini';
import { nameOf } from '#core/rules';
import { textPlaces } from '../../server/texts.ts';

const Texts = z.record(z.string(), z.string());

/** A text that a language lacks, with the file that it belongs in and what English says. */
export type Missing = { readonly file: string; readonly key: string; readonly english: string };

/** How far a language is: of so many texts, which are missing, and which say the same as English. */
export type Translated = {
  readonly all: number;
  readonly missing: readonly Missing[];
  readonly same: readonly Missing[];
};

/** Shorter texts, such as `OK`, may well be the same in two languages. */
const telling = /\p{L}{4}/u;

/** The languages with texts of their own, English first. */
export function writtenSets(root: URL): readonly string[] {
  const files = globSync('app/i18n/locales/*.json', { cwd: root });
  const sets = files.map((file) => setOf(file)).toSorted();
  return ['en', ...sets.filter((set) => set !== 'en')];
}

/** Compares a language with English, file by file. All forms of a text that counts are one. */
export function translatedIn(root: URL, set: string): Translated {
  const files = globSync(`{${textPlaces}}/en.json`, { cwd: root }).toSorted();
  const texts = files.flatMap((path) => {
    const file = path.replace(/en\.json$/, `${set}.json`);
    const own = namedIn(root, file);
    return [...namedIn(root, path)].map(([key, english]) => ({
      ...{ file, key, english, own: own.get(key) },
    }));
  });
  const shown = ({ file, key, english }: (typeof texts)[number]) => ({ file, key, english });
  const isSame = (text: (typeof texts)[number]) =>
    text.own === text.english && telling.test(text.english.replace(/\{\{\w+\}\}/g, ''));
  return {
    all: texts.length,
    missing: texts.filter(({ own }) => own === undefined).map(shown),
    same: texts.filter(isSame).map(shown),
  };
}

/** The texts of a file by their names, of which forms for counting share one; none where there is no file. */
function namedIn(root: URL, file: string): ReadonlyMap<string, string> {
  const there = globSync(file, { cwd: root }).length > 0;
  const json = there ? JSON.parse(readFileSync(new URL(file, root), 'utf8')) : {};
  return new Map(Object.entries(Texts.parse(json)).map(([key, text]) => [nameOf(key), text]));
}

function setOf(file: string): string {
  return file.replace(/^.*\/|\.json$/g, '');
}
