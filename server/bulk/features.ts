import type { FeatureColumns } from '#core/rules';
import { featureColumns } from '../../plugins/columns.ts';
import { keptFlags } from '../flags/current.ts';

/** The columns of the features that are on in a deployment. */
export async function columnsOn(
  asked: Parameters<typeof keptFlags>[0],
): Promise<readonly FeatureColumns[]> {
  const flags = await keptFlags(asked);
  return featureColumns.filter(({ flag }) => flags[flag] === true);
}
