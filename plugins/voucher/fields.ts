import { voucherCode } from '#core/rules';
import type { RequestFields } from '#schemas';

/** The typed code, and the code in use. */
export const codeField = 'voucherCode';
export const voucherField = 'voucher';

/** A typed code that is not in use; empty for none. An order is not sent with one, since its voucher would be missing. */
export function pendingCode(fields: RequestFields): string {
  const typed = voucherCode(fields[codeField] ?? '');
  return typed === voucherCode(fields[voucherField] ?? '') ? '' : typed;
}
