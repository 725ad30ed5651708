import type { Market, OrderCreation, UnixTime } from '#schemas';
import type { Tx } from '../db/connect.ts';
import { refusal } from '../http/refusal.ts';
import type { Call } from '../http/serve.ts';
import { takeUse } from './repository.ts';
import { isDiscountOurs } from './signature.ts';

/** Refuses an order whose discount is not what we signed for its fee and its voucher. */
export function requireDiscount({ key }: Pick<Call, 'key'>, order: OrderCreation): void {
  const { voucher, discounted_delivery_fee: discountedFee, discounted_signature } = order;
  if (voucher === undefined && discountedFee === undefined && discounted_signature === undefined) {
    return;
  }
  if (voucher === undefined || discountedFee === undefined) throw discountInvalid();
  const { vendor_id: vendorId, delivery_fee: fee, signature: feeSignature } = order;
  const discount = { vendorId, voucher, fee, feeSignature, discountedFee };
  const signature = discounted_signature ?? '';
  if (!key.all('voucher').some((by) => isDiscountOurs(by, discount, signature))) {
    throw discountInvalid();
  }
}

/** Takes a use of an order's voucher, in the order's transaction; false when the voucher changed or is used up. */
export async function takeVoucher(
  tx: Tx,
  asked: OrderCreation,
  { market, now }: { market: Market; now: UnixTime },
): Promise<boolean> {
  const { voucher, vendor_id: vendorId, preordered_for: orderTime = now } = asked;
  if (voucher === undefined) return true;
  const { country, currency } = market;
  const wanted = { country, currency, code: voucher.code, vendorId, now, orderTime };
  return takeUse(tx, voucher, wanted);
}

/** The voucher was used up or changed while a card was being chosen: nothing was charged. */
export function voucherLost() {
  return refusal(409, 'VoucherInvalid', 'The voucher does not hold any more.', {
    key: 'voucher.error.validation.message',
    field: 'body.purchase_intent_id',
  });
}

function discountInvalid() {
  return refusal(400, 'SignatureInvalid', 'The discount was not given for this order.', {
    key: 'voucher.error.validation.message',
    field: 'body.discounted_signature',
  });
}
