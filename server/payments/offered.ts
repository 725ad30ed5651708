import type { Id } from '#schemas';
import { refusal } from '../http/refusal.ts';
import type { Call } from '../http/serve.ts';
import { isGuest } from '../policy.ts';

/** Paying online is for guests and for the outlets it was set up for, where the market has it. */
export async function requireOnlinePayment(
  { sql, market, who, payments }: Pick<Call, 'sql' | 'market' | 'who' | 'payments'>,
  vendorId: Id,
): Promise<void> {
  if (!market.onlinePayment || !payments.takesPayments) throw onlinePaymentOff();
  if (isGuest(who)) return;
  // An outlet that an operator named for trying things out charges nobody.
  const [vendor] = await sql`select 1 from vendors v where id = ${vendorId} and online_payment
    and not exists (select 1 from test_vendors t where t.vendor_id = v.id)`;
  if (!vendor) throw onlinePaymentOff();
}

/** Nobody takes money here. */
export function onlinePaymentOff() {
  return refusal(409, 'OnlinePaymentOff', 'Nothing can be paid online here.', {
    key: 'error.no-payment-method-available',
  });
}
