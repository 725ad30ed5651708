import { amountOf, discountedFee } from '#core/rules';
import { endpoints, type Voucher, type VoucherQuote } from '#schemas';
import { currentFlags } from '../flags/current.ts';
import { refusal } from '../http/refusal.ts';
import { type Call, serveOn } from '../http/serve.ts';
import type { ServerModule } from '../module.ts';
import { signatureExpired, signatureInvalid } from '../orders/fee.ts';
import { expiryOf } from '../orders/signature.ts';
import { findUsable, findVoucher } from './repository.ts';
import { signDiscount } from './signature.ts';

/** Codes that may be tried in a minute, at one till and by one person at all tills, against guessing. */
const limits = { perMinute: 10, perPerson: 100 };

/** Looks up vouchers and validates them for a fee. Uses are counted where orders are placed. */
export const vouchers: ServerModule = {
  name: 'vouchers',
  async register(app, deps) {
    const serve = serveOn(app, deps);
    serve(endpoints.validateVoucher, validateVoucher, limits);
    serve(endpoints.getVoucher, getVoucher, limits);
  },
};

/**
 * The fee's signature covers a route that this call does not have, so it is checked when the order is placed; until then the
 * discount is bound to it.
 */
async function validateVoucher(
  call: Call<typeof endpoints.validateVoucher>,
): Promise<VoucherQuote> {
  const { sql, key, clock, market, deployment, input } = call;
  const { code, vendor_id: vendorId, order } = input.body;
  const now = clock();
  const expiresAt = expiryOf(order.signature);
  if (expiresAt === null) throw signatureInvalid();
  if (expiresAt <= now) throw signatureExpired();
  const wanted = { country: market.country, code, vendorId, now, orderTime: order.order_time };
  const { voucher: offered } = await currentFlags(sql, deployment, now);
  const voucher = offered === true && (await findUsable(sql, wanted));
  if (!voucher) throw voucherInvalid();
  const left = amountOf(discountedFee(voucher, order.delivery_fee, market), market);
  const fee = { fee: order.delivery_fee, feeSignature: order.signature };
  const signature = signDiscount(key('voucher'), {
    ...{ vendorId, voucher, ...fee },
    discountedFee: left,
  });
  return { voucher, delivery_fee: left, signature };
}

/** Somebody else's voucher is as unknown as one that does not exist. */
async function getVoucher({
  sql,
  market,
  who,
  input,
}: Call<typeof endpoints.getVoucher>): Promise<Voucher> {
  const voucher = await findVoucher(sql, market.country, input.params.code, who.vendorIds);
  if (voucher) return voucher;
  throw refusal(404, 'VoucherUnknown', 'There is no such voucher.', {
    key: 'voucher.error.get.message',
    field: 'params.code',
  });
}

function voucherInvalid() {
  return refusal(409, 'VoucherInvalid', 'The voucher does not hold for this order.', {
    key: 'voucher.error.validation.message',
    field: 'body.code',
  });
}
