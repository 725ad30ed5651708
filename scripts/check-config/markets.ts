import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Market } from '#schemas';
import { type BrokenMarket, loadMarkets } from '../../server/markets.ts';
import { languageLines } from '../new/language.ts';
import type { Finding } from './finding.ts';
import { lineOfError, lineOfField } from './source-lines.ts';

/** Reads every market as the start does. */
export async function checkMarkets(
  root: URL,
): Promise<{ findings: Finding[]; markets: ReadonlyMap<string, Market> }> {
  const broken: BrokenMarket[] = [];
  const markets = await loadMarkets((each) => broken.push(each), new URL('markets/', root));
  const findings = await Promise.all(broken.map((each) => findingsOf(root, each)));
  return {
    findings: [
      ...findings.flat(),
      ...(await findMisnamed(root)),
      ...(await unspoken(root, markets)),
    ],
    markets,
  };
}

/** Files that say what a market is, and that nobody reads for their name. */
async function findMisnamed(root: URL): Promise<Finding[]> {
  const names = (await readdir(new URL('markets/', root))).filter(
    (name) => name.endsWith('.ts') && !/^[a-z]{2}\.ts$/.test(name),
  );
  const why = 'is not read: a market is called by its country in two small letters, such as sg.ts';
  const found = await Promise.all(
    names.map(async (name): Promise<Finding[]> => {
      const text = await readFile(new URL(`markets/${name}`, root), 'utf8');
      const isMarket = /^export const market\b/m.test(text);
      return isMarket ? [{ file: `markets/${name}`, field: '', why }] : [];
    }),
  );
  return found.flat();
}

/** Languages that the product has no line for: they would be shown as English. */
async function unspoken(root: URL, markets: ReadonlyMap<string, Market>): Promise<Finding[]> {
  const known = languageLines(root).map((line) => line.split('|')[0] ?? '');
  const found = await Promise.all(
    [...markets.values()].map(async ({ country, languages }): Promise<Finding[]> => {
      const strange = languages.filter((language) => !known.includes(language));
      if (strange.length === 0) return [];
      const file = `markets/${country.toLowerCase()}.ts`;
      const line = lineOfField(await readFile(new URL(file, root), 'utf8'), 'languages');
      const why = `the product has no language ${strange.join(', ')} (npm run new -- language CODE)`;
      return [{ file, line, field: 'languages', why }];
    }),
  );
  return found.flat();
}

async function findingsOf(root: URL, { file, problems, cause }: BrokenMarket): Promise<Finding[]> {
  const path = fileURLToPath(new URL(file, root));
  const text = await readFile(path, 'utf8');
  return problems.map(({ field, why }) => {
    const line = cause === undefined ? lineOfField(text, field) : lineOfError(cause, path);
    return { file, line, field, why };
  });
}
