import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Market } from '#schemas';
import { StartError } from '../start-error.ts';

/** What the client's build leaves for the server (`app/boot/features.ts`). */
export type Features = {
  featureClashes: (markets: readonly Market[]) => Promise<readonly string[]>;
};

/** Features that clash in a market stop the start: those of a build. */
export async function refuseClashes(dist: string, markets: ReadonlyMap<string, Market>) {
  await refuseClashesOf(
    await import(pathToFileURL(join(dist, 'server', 'features.js')).href),
    markets,
  );
}

/** Those of any sources. */
export async function refuseClashesOf(
  { featureClashes }: Features,
  markets: ReadonlyMap<string, Market>,
): Promise<void> {
  const clashes = await featureClashes([...markets.values()]);
  if (clashes.length > 0) throw new StartError(`Features clash:\n${clashes.join('\n')}`);
}
