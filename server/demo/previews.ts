import type { Deployment, Market } from '#schemas';
import type { Sql } from '../db/connect.ts';
import { voucherRow } from '../vouchers/repository.ts';
import preview from './preview.json' with { type: 'json' };
import { previewMerchant } from './preview-merchant.ts';
import { membershipsOf, vendorRowsOf } from './seed.ts';

/**
 * Gives each market that has none a merchant of the demo's people, and vouchers: three statements for all of them, so that a start does not
 * wait for countries. They are repeated at each start, since a market may have come; what somebody changed stays changed. A shop
 * moves along when a file comes in the place of a preview.
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
