import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Market } from '#schemas';
import { type BrokenMarket, loadMarkets } from '../../server/markets.ts';
import type { Finding } from './finding.ts';
import { lineOfError, lineOfField } from './source-lines.ts';

/** Reads every market as the start does. */
export async function checkMarkets(
  root: URL,
): Promise<{ findings: Finding[]; markets: ReadonlyMap<string, Market> }> {
  const broken: BrokenMarket[] = [];
  const markets = await loadMarkets((each) => broken.push(each), new URL('markets/', root));
  const findings = await Promise.all(broken.map((each) => findingsOf(root, each)));
  return { findings: findings.flat(), markets };
}

async function findingsOf(root: URL, { file, problems, cause }: BrokenMarket): Promise<Finding[]> {
  const path = fileURLToPath(new URL(file, root));
  const text = await readFile(path, 'utf8');
  return problems.map(({ field, why }) => {
    const line = cause === undefined ? lineOfField(text, field) : lineOfError(cause, path);
    return { file, line, field, why };
  });
}
