import { definePlugin } from '#core';
import { vatNumberLength, vatNumberViolation } from '#core/rules';

const key = 'vatNumber';

/** A VAT number on the order (specification 2, sections 3 and 5). */
export const paymentVat = definePlugin({
  id: 'payment-vat',
  flag: 'payment_vat',
  fields: () => [
    {
      key,
      section: 'payment',
      labelKey: 'request.vat-number.label',
      hintKey: 'request.vat-number.hint',
      hintValues: { length: vatNumberLength },
      initial: '',
    },
  ],
  rule: 'vat-number',
  validate: (fields) => vatNumberViolation(fields[key] ?? ''),
  payloadKeys: ['vat_number'],
  payload: (fields) => {
    const vat_number = fields[key]?.trim() ?? '';
    return vat_number === '' ? {} : { vat_number };
  },
  detailRows: ({ vat_number: number }) =>
    number ? [{ labelKey: 'order.vat-number', value: number }] : [],
});
