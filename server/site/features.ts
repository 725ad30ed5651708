import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Market } from '#schemas';
import { StartError } from '../start-error.ts';

/** What the client's build leaves for the server (`app/boot/features.ts`). */
type Features = { featureClashes: (markets: readonly Market[]) => Promise<readonly string[]> };

/** Why features of the build cannot be in one product in one of the markets. */
export async function clashesIn(
  dist: string,
  markets: ReadonlyMap<string, Market>,
): Promise<readonly string[]> {
  const file = pathToFileURL(join(dist, 'server', 'features.js')).href;
  const { featureClashes }: Features = await import(file);
  return featureClashes([...markets.values()]);
}

/** Features of the build that clash in one of the markets stop the start. */
export async function refuseClashes(
  dist: string,
  markets: ReadonlyMap<string, Market>,
): Promise<void> {
  const clashes = await clashesIn(dist, markets);
  if (clashes.length > 0) throw new StartError(`Features clash:\n${clashes.join('\n')}`);
}
