import * as z from 'zod/mini';
import { AskedAmount, text } from './primitives.ts';

/**
 * How a voucher lowers the fee: by an `amount`, by a `percentage`, or to the `amount` as the new `deliveryFee` (specification
 * 2, section 9).
 */
export const voucherTypes = ['amount', 'percentage', 'deliveryFee'] as const;
export type VoucherType = (typeof voucherTypes)[number];

/** A voucher's code: letters, digits, dashes and underscores; case does not matter. */
export const VoucherCode = z
  .string()
  .check(z.trim(), z.minLength(1), z.maxLength(40), z.regex(/^[\p{L}\p{N}_-]+$/u));

/** A code and what it takes off. */
export const Voucher = z.strictObject({
  code: VoucherCode,
  /** In the currency, or percent. */
  amount: AskedAmount,
  type: z.enum(voucherTypes),
});
export type Voucher = z.infer<typeof Voucher>;

/** A voucher applied to a fee, and what is left of the fee; signed by the server. */
export const VoucherQuote = z.object({
  voucher: Voucher,
  delivery_fee: z.number().check(z.nonnegative()),
  signature: text(2000),
});
export type VoucherQuote = z.infer<typeof VoucherQuote>;
