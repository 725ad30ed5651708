import { globSync, readdirSync, readFileSync } from 'node:fs';
import * as z from 'zod/mini';
import { translationSets } from '../../../app/i18n/languages.ts';

const root = new URL('../../../', import.meta.url);
const folder = new URL('app/i18n/locales/', root);
const places = '{app/i18n/locales,plugins/*/texts}{,/later},server/{mail,messages,status}/texts';

export type Texts = Readonly<Record<string, string>>;

/** The languages that have texts of their own, finished or not. */
export const written = readdirSync(folder)
  .filter((name) => name.endsWith('.json'))
  .map((name) => name.replace(/\.json$/, ''));
/** Those into which all texts are translated. */
export const locales = translationSets.filter((set) => written.includes(set));

/** All texts of a language: those of the first pages, those that come later, those of features, and those of mails. */
export function textsOf(locale: string): Texts {
  const files = globSync(`{${places}}/${locale}.json`, { cwd: root });
  return Object.assign({}, ...files.map(read));
}

function read(file: string): Texts {
  const written: unknown = JSON.parse(readFileSync(new URL(file, root), 'utf8'));
  return z.record(z.string(), z.string()).parse(written);
}

const pluralForm = /_(zero|one|two|few|many|other)$/;

export function formOf(key: string): string | null {
  return pluralForm.exec(key)?.[1] ?? null;
}

/** What the product asks for; the plural forms of one text share it. */
export function nameOf(key: string): string {
  return key.replace(pluralForm, '');
}
