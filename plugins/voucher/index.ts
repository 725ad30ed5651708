import { definePlugin } from '#core';
import { lazyPart } from '#lazy';
import { adjustByVoucherFx } from './adjust.ts';
import { codeField, pendingCode, voucherField } from './fields.ts';

const VoucherField = lazyPart(
  () => import('./voucher-field.tsx'),
  ({ VoucherField }) => VoucherField,
);

/**
 * A code that lowers the fee (specification 2, sections 3 and 4). The draft keeps the code; the discount belongs to the quote,
 * and is fetched again with each new one.
 */
export const voucher = definePlugin({
  id: 'voucher',
  flag: 'voucher',
  fields: () =>
    [codeField, voucherField].map((key, nth) => ({
      ...{ key, section: 'payment', labelKey: 'request.voucher.label', initial: '' },
      ...{ own: true, unseen: nth > 0 },
    })),
  rule: 'voucher',
  validate: (fields) =>
    pendingCode(fields) === '' ? null : { field: codeField, key: 'request.voucher.pending' },
  payloadKeys: ['voucher', 'discounted_delivery_fee', 'discounted_signature'],
  adjustQuote: adjustByVoucherFx,
  detailRows: ({ voucher_code: code }) =>
    code ? [{ labelKey: 'order.voucher', value: code }] : [],
  slots: { 'request.payment': VoucherField },
});
