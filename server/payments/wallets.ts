import { randomBytes } from 'node:crypto';
import type { endpoints, Id } from '#schemas';
import { refusal } from '../http/refusal.ts';
import type { Call } from '../http/serve.ts';
import { digest } from '../secrets.ts';
import { requireOnlinePayment } from './offered.ts';

/** Lifetime of a wallet in seconds. */
const life = 900;

/** Opens a wallet, the right to pay for one outlet's orders; only the digest of its token is stored. */
export async function authorizePayment(call: Call<typeof endpoints.authorizePayment>) {
  const { sql, who, clock, input } = call;
  const { vendorId } = input.params;
  await requireOnlinePayment(call, vendorId);
  const wallet_id = `wa_${randomBytes(12).toString('base64url')}`;
  const access_token = randomBytes(24).toString('base64url');
  await sql`insert into payment_wallets (id, token_hash, holder, vendor_id, expires_at)
    values (${wallet_id}, ${digest(access_token)}, ${who.userId}, ${vendorId}, ${clock() + life})`;
  return { wallet_id, access_token, expires_in: life };
}

/** Refuses a wallet that is not this person's for this outlet, or has expired. */
export async function requireWallet(
  { sql, who, clock }: Pick<Call, 'sql' | 'who' | 'clock'>,
  { token, vendorId, walletId }: { token: string; vendorId: Id; walletId?: Id },
): Promise<void> {
  const [row] = await sql<{ id: string }[]>`
    select id from payment_wallets
    where token_hash = ${digest(token)} and holder = ${who.userId} and vendor_id = ${vendorId}
      and expires_at > ${clock()}`;
  if (!row || (walletId !== undefined && walletId !== row.id)) {
    throw refusal(409, 'WalletExpired', 'This wallet does not pay here, or no longer.', {
      key: 'error.payment.init',
    });
  }
}
