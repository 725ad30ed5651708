import { voucherCode } from '#core/rules';
import type { RequestFields } from '#schemas';

/** What is typed, and the code that is in use. */
export const codeField = 'voucherCode';
export const voucherField = 'voucher';

/** A code that was typed and is not in use; empty when there is none, so that no order leaves without its voucher. */
export function pendingCode(fields: RequestFields): string {
  const typed = voucherCode(fields[codeField] ?? '');
  return typed === voucherCode(fields[voucherField] ?? '') ? '' : typed;
}
