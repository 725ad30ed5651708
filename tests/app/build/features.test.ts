import { expect, test } from 'vitest';
import { tellClashes } from '../../../app/build/features.ts';

/** What development logs, where features clash so. */
async function told(featureClashes: (markets: readonly unknown[]) => Promise<readonly string[]>) {
  const lines: string[] = [];
  await tellClashes({
    ssrLoadModule: async () => ({ featureClashes }),
    config: { logger: { error: (line) => void lines.push(line) } },
  });
  return lines;
}

test('features that clash in the sources are told in development, in all markets that can be read', async () => {
  expect(
    await told(async ({ length }) => (length > 1 ? ['two own the page "till": one, two'] : [])),
  ).toEqual(['Features clash:\ntwo own the page "till": one, two']);
  expect(await told(async () => [])).toEqual([]);
});

test('sources that cannot be run are told, too, and stop nothing', async () => {
  const broken = () => Promise.reject(new Error('no such file'));
  expect(await told(broken)).toEqual(['Whether features clash is not known: Error: no such file']);
});
