import { defineFeatureColumns, parseAmount, tooFine, writeAmount } from '#core/rules';
import { readTip, tipOrder } from './order.ts';

const invalid = { problem: { field: 'tip', key: 'request.tip.invalid' } };

/** The tip column of a file of orders. */
export const tipColumns = defineFeatureColumns({
  feature: tipOrder,
  keep: readTip,
  columns: [
    {
      ...{ name: 'tip', labelKey: 'request.tip', longest: 40 },
      names: [
        ...['rider tip', 'tip for the rider', 'tip amount', 'gratuity'],
        ...['إكرامية السائق', 'الإكرامية', 'ທິບໃຫ້ໄຣເດີ', 'ທິບ', '給外送員的小費', '小費'],
      ],
    },
  ],
  read({ tip = '' }, market) {
    if (tip === '') return { value: null };
    const amount = parseAmount(tip, market);
    if (amount === null) {
      const fault = tooFine(tip, market);
      return fault ? { problem: { field: 'tip', ...fault } } : invalid;
    }
    if (amount === 0) return { value: null };
    const values = readTip({ amount });
    return values === null ? invalid : { value: values };
  },
  write: ({ amount }, market) => ({ tip: writeAmount(amount, market) }),
  sample: ({ fee }) => ({ amount: Math.max(fee.base, 1) }),
});
