import * as z from 'zod/mini';
import { AskedAmount, text } from './primitives.ts';

/**
 * What a voucher takes off: an `amount`, a `percentage` of the fee, or everything above the `amount` to which it brings
 * the `deliveryFee` (specification 2, section 9).
 */
export const voucherTypes = ['amount', 'percentage', 'deliveryFee'] as const;
export type VoucherType = (typeof voucherTypes)[number];

/** As it is printed: letters, digits and dashes; its case does not matter. */
export const VoucherCode = z
  .string()
  .check(z.trim(), z.minLength(1), z.maxLength(40), z.regex(/^[\p{L}\p{N}_-]+$/u));

/** A code and what it takes off. */
export const Voucher = z.strictObject({
  code: VoucherCode,
  /** Of the currency, or percents. */
  amount: AskedAmount,
  type: z.enum(voucherTypes),
});
export type Voucher = z.infer<typeof Voucher>;

/** A voucher that holds for a fee, and what is left of that fee; the signature binds the two together. */
export const VoucherQuote = z.object({
  voucher: Voucher,
  delivery_fee: z.number().check(z.nonnegative()),
  signature: text(2000),
});
export type VoucherQuote = z.infer<typeof VoucherQuote>;
