import { definePlugin } from '#core';
import { pickupCodeFault, pickupTasksOf } from '#core/rules';

const key = 'pickupCode';

/** A code that the rider shows when collecting (specification 2, sections 3 and 5). */
export const pickupCode = definePlugin({
  id: 'pickup-code',
  flag: 'display-pickup-code',
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
  rule: 'pickup-code',
  validate: (fields, { market }) => {
    const fault = pickupCodeFault(fields[key], market.request);
    return fault && { field: key, ...fault };
  },
  payloadKeys: ['pickup_tasks'],
  payload: (fields) => pickupTasksOf(fields[key]),
  detailRows: ({ pickup_code: code }) =>
    code ? [{ labelKey: 'order.pickup-code', value: code }] : [],
});
