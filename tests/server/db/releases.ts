import type { Sql } from '../../../server/db/connect.ts';
import { migrate, readMigrations } from '../../../server/db/migrate.ts';

/** The migrations in the order in which they were released; one line is one release. A new one gets a line of its own at the end. */
export const releases: readonly (readonly string[])[] = [
  ['0010_identity.sql'],
  ['0030_places.sql'],
  ['0020_orders.sql', '0021_fleet.sql'],
  ['0050_bulk.sql'],
  ['0050_mail.sql'],
  ['0060_payments.sql'],
  ['0060_public_links.sql'],
  ['0070_vouchers.sql'],
  ['0070_address_book.sql'],
  ['0061_refunds.sql'],
  ['0080_pickup_codes.sql'],
  ['0081_bulk_retention.sql'],
  ['0080_outlets.sql'],
  ['0090_embedded.sql'],
  ['0085_pickup_estimation.sql'],
  ['0086_voucher_uses.sql'],
  ['0080_access.sql'],
  ['0091_help_centre.sql'],
  ['0092_owners_named.sql'],
  ['0093_payment_look_after.sql'],
  ['0094_pickup_codes_by_day.sql'],
  ['0095_reset_required.sql'],
  ['0096_orders_at_scale.sql'],
  ['0097_upgrade_side_by_side.sql'],
  ['0098_bulk_codes.sql', '0099_bulk_large.sql'],
  ['0130_client_ids.sql'],
  ['0100_readiness.sql'],
  ['0110_payment_language.sql'],
  ['0111_guest_orders.sql'],
  ['0112_sources.sql'],
  ['0113_order_retention.sql'],
  ['0145_bulk_likeness.sql'],
  ['0135_order_numbers.sql', '0136_kept_answers.sql'],
  ['0146_customer_names.sql'],
  ['0147_address_book_pages.sql'],
  ['0148_address_book_remembers.sql'],
  ['0151_address_book_identity.sql'],
  ['0152_errands.sql', '0153_dispatch_reports.sql'],
  ['0154_mails_are_errands.sql'],
  ['0155_bulk_jobs_are_errands.sql'],
  ['0156_rounds_are_errands.sql'],
  ['0157_payments_are_errands.sql'],
  ['0158_money_is_whole.sql'],
  ['0170_remote_fleet.sql'],
  ['0180_service_keys.sql', '0181_order_references.sql'],
  ['0163_operators.sql', '0164_flag_windows.sql'],
  ['0162_every_minor_unit.sql'],
  ['0182_webhooks.sql'],
  ['0171_rides_of_a_fleet.sql'],
  ['0190_payment_processors.sql'],
  ['0200_members.sql'],
  ['0175_messages.sql'],
  ['0176_second_factor.sql', '0177_pins.sql'],
  ['0202_find_orders.sql'],
  ['0203_references_anywhere.sql'],
  ['0178_required_codes.sql'],
  ['0179_oidc.sql'],
  ['0201_passkeys.sql'],
  ['0204_oidc_links_off.sql', '0205_oidc_logout.sql'],
  ['0206_oidc_logouts_said.sql'],
  ['0207_received_tokens.sql', '0208_ended_orders.sql'],
  ['0209_spelling.sql', '0210_address_book_unspelled.sql'],
  ['0211_earlier_webhook_secrets.sql'],
];

let read: ReturnType<typeof readMigrations> | undefined;
/** All migrations of today, read once for the many databases that get them. */
export const migrationsOfToday = () => (read ??= readMigrations());

/** All that were there with the release that brought this one. */
export function releasedWith(name: string): readonly string[] {
  const nth = releases.findIndex((names) => names.includes(name));
  return releases.slice(0, nth + 1).flat();
}

/** The first release that keeps the sum of each migration beside its name. */
const firstWithSums = '0130_client_ids.sql';

/** Brings a database to what a release made of it that had these migrations. */
export async function bringTo(sql: Sql, names: readonly string[]): Promise<void> {
  const all = (await migrationsOfToday()).filter(({ name }) => names.includes(name));
  if (names.includes(firstWithSums)) return migrate(sql, all);
  await sql.begin(async (tx) => {
    await tx`create table if not exists migrations (
      name text primary key, applied_at timestamptz not null default now())`;
    const applied = await tx<{ name: string }[]>`select name from migrations`;
    const known = new Set(applied.map(({ name }) => name));
    for (const { name, text } of all.filter((each) => !known.has(each.name))) {
      await tx.script(text);
      await tx`insert into migrations (name) values (${name})`;
    }
  });
}
