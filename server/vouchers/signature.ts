import type { Id, Voucher } from '#schemas';
import { hmac, isSame } from '../secrets.ts';

/** A voucher on a signed fee. The fee's own signature covers the route, the payment and the expiry. */
export type Discount = {
  vendorId: Id;
  voucher: Voucher;
  fee: number;
  feeSignature: string;
  discountedFee: number;
};

/** Signs the discounted fee together with the fee and the voucher. */
export function signDiscount(key: Buffer, discount: Discount): string {
  const { vendorId, voucher, fee, feeSignature, discountedFee } = discount;
  const { code, type, amount } = voucher;
  const signed = [vendorId, code, type, amount, fee, feeSignature, discountedFee];
  return hmac(key).update(JSON.stringify(signed)).digest('base64url');
}

export function isDiscountOurs(key: Buffer, discount: Discount, signature: string): boolean {
  return isSame(signature, signDiscount(key, discount));
}
