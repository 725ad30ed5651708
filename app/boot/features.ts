import { brandIds, loadBrand } from '#brands';
import { type CompositionContext, clashesOf, type Mode } from '#core';
import { plugins } from '#plugins';
import { featurePages, vendorPages } from '#routes';
import { defaultFlags, type Market } from '#schemas';
import { orderFeatures } from '../../plugins/orders.ts';

const modes: readonly Mode[] = ['CLASSIC', 'GODROID', 'GUEST'];

/** Why the features of this build cannot be in one product in these markets: what the build and the server's start ask before anybody else does. */
export async function featureClashes(markets: readonly Market[]): Promise<readonly string[]> {
  const brand = await loadBrand(brandIds[0] ?? '');
  if (brand === undefined) throw new Error('there is no brand');
  const contexts = markets.flatMap((market) =>
    modes.map((mode): CompositionContext => {
      return { market, brand, mode, flags: defaultFlags, vendor: null };
    }),
  );
  const known = { ownPages: vendorPages, routes: featurePages, kept: orderFeatures };
  return clashesOf(plugins, contexts, known);
}
