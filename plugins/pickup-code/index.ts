import { definePlugin } from '#core';
import { isLonger } from '#schemas';

const key = 'pickupCode';

/** A code that the rider shows when collecting (specification 2, sections 3 and 5). */
export const pickupCode = definePlugin({
  id: 'pickup-code',
  flag: 'display-pickup-code',
  available: () => true,
  fields: ({ market }) => [
    {
      key,
      section: 'details',
      labelKey: 'request.pickup-code.label',
      hintKey: 'request.pickup-code.hint',
      hintValues: { max: market.request.pickupCodeMaxLength },
      initial: '',
    },
  ],
  rank: 6,
  validate: (fields, { market }) => {
    const max = market.request.pickupCodeMaxLength;
    return isLonger(fields[key] ?? '', max)
      ? {
          field: key,
          key: 'request.pickup-code.submit.validation-error.length',
          values: { max },
        }
      : null;
  },
  payloadKeys: ['pickup_tasks'],
  payload: (fields) => {
    const code = fields[key]?.trim() ?? '';
    return code === '' ? {} : { pickup_tasks: { pickup_code: code } };
  },
  detailRows: ({ pickup_code: code }) =>
    code ? [{ labelKey: 'order.pickup-code', value: code }] : [],
});
