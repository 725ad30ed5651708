import type { Id } from '#schemas';
import { refusal } from '../http/refusal.ts';
import type { Call } from '../http/serve.ts';
import { isGuest } from '../policy.ts';

/** Refuses unless the market has online payment and the caller is a guest or the outlet is set up for it. */
export async function requireOnlinePayment(
  { sql, market, who, payments }: Pick<Call, 'sql' | 'market' | 'who' | 'payments'>,
  vendorId: Id,
): Promise<void> {
  if (!market.onlinePayment || !payments.takesPayments) throw onlinePaymentOff();
  if (isGuest(who)) return;
  // Test outlets named by an operator must not charge anybody.
  const [vendor] = await sql`select 1 from vendors v where id = ${vendorId} and online_payment
    and not exists (select 1 from test_vendors t where t.vendor_id = v.id)`;
  if (!vendor) throw onlinePaymentOff();
}

/** The refusal of online payment. */
export function onlinePaymentOff() {
  return refusal(409, 'OnlinePaymentOff', 'Nothing can be paid online here.', {
    key: 'error.no-payment-method-available',
  });
}
