import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadMarkets } from '../../../server/markets.ts';
import { refuseClashes } from '../../../server/site/features.ts';
import { StartError } from '../../../server/start-error.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rp-features-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** What a build leaves whose features clash in some markets. */
async function builtWith(name: string, clashes: string): Promise<string> {
  const dist = join(folder, name);
  await mkdir(join(dist, 'server'), { recursive: true });
  await writeFile(join(dist, 'package.json'), '{"type":"module"}');
  const code = `export const featureClashes = async (markets) => ${clashes};`;
  await writeFile(join(dist, 'server', 'features.js'), code);
  return dist;
}

test('features that clash in any market that the server has stop the start, and say which', async () => {
  const markets = await loadMarkets();
  const clashes = `markets.filter(({ country }) => country === 'KW').map(() => 'two own the page "till": one, two')`;
  const start = refuseClashes(await builtWith('clashing', clashes), markets);
  await expect(start).rejects.toThrow(
    new StartError('Features clash:\ntwo own the page "till": one, two'),
  );
  await refuseClashes(await builtWith('fitting', '[]'), markets);
});
