import type { Id, Voucher } from '#schemas';
import { hmac, isSame } from '../secrets.ts';

/** A voucher on a signed fee. That fee's own signature says for which route, how it is paid and how long it holds. */
export type Discount = {
  vendorId: Id;
  voucher: Voucher;
  fee: number;
  feeSignature: string;
  discountedFee: number;
};

/** Binds what a voucher leaves of a fee to the fee and to the voucher. */
export function signDiscount(key: Buffer, discount: Discount): string {
  const { vendorId, voucher, fee, feeSignature, discountedFee } = discount;
  const { code, type, amount } = voucher;
  const signed = [vendorId, code, type, amount, fee, feeSignature, discountedFee];
  return hmac(key).update(JSON.stringify(signed)).digest('base64url');
}

export function isDiscountOurs(key: Buffer, discount: Discount, signature: string): boolean {
  return isSame(signature, signDiscount(key, discount));
}
