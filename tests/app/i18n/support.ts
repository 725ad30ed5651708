import { readdirSync, readFileSync } from 'node:fs';
import * as z from 'zod/mini';

const folder = new URL('../../../app/i18n/locales/', import.meta.url);

export type Texts = Readonly<Record<string, string>>;

/** The translation sets that the product ships. */
export const locales = z.array(z.enum(['en', 'lo', 'ar', 'zh_Hant_TW'])).parse(
  readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => name.replace(/\.json$/, '')),
);

/** All texts of a language: those of the first pages and those that come later. */
export function textsOf(locale: string): Texts {
  const read = (name: string) => JSON.parse(readFileSync(new URL(name, folder), 'utf8'));
  const parse = (name: string) => z.record(z.string(), z.string()).parse(read(name));
  return { ...parse(`${locale}.json`), ...parse(`later/${locale}.json`) };
}

const pluralForm = /_(zero|one|two|few|many|other)$/;

export function formOf(key: string): string | null {
  return pluralForm.exec(key)?.[1] ?? null;
}

/** What the product asks for; the plural forms of one text share it. */
export function nameOf(key: string): string {
  return key.replace(pluralForm, '');
}
