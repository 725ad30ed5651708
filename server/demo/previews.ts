import type { Deployment, Market } from '#schemas';
import type { Sql } from '../db/connect.ts';
import { voucherRow } from '../vouchers/repository.ts';
import preview from './preview.json' with { type: 'json' };
import { previewMerchant } from './preview-merchant.ts';
import { membershipsOf, vendorRowsOf } from './seed.ts';

/**
 * Gives each market without a demo merchant one, and vouchers: three statements for all, so that the start is fast. Repeated at each
 * start for new markets; existing rows stay as they are. A merchant moves along when a deployment's file replaces a preview.
 */
export async function seedPreviews(
  sql: Sql,
  shopless: readonly Deployment[],
  markets: ReadonlyMap<string, Market>,
): Promise<void> {
  const previewed = shopless.flatMap(({ id, country }) => {
    const market = markets.get(country);
    return market ? [{ id, market }] : [];
  });
  const merchants = previewed.map(({ id, market }) => previewMerchant(market, id));
  if (merchants.length === 0) return;
  const vendors = merchants.flatMap((merchant) => vendorRowsOf(merchant, markets));
  const vouchers = previewed.flatMap(({ market }) =>
    preview.vouchers.map((each) => voucherRow({ country: market.country, ...each }, market)),
  );
  await sql.begin(async (tx) => {
    await tx`insert into vendors ${tx(vendors)} on conflict (id) do update
      set deployment = excluded.deployment where vendors.deployment <> excluded.deployment`;
    await tx`insert into memberships ${tx(merchants.flatMap(membershipsOf))} on conflict do nothing`;
    await tx`insert into vouchers ${tx(vouchers)} on conflict do nothing`;
  });
}
