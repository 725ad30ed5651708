import { definePlugin } from '#core';
import { tooFine } from '#core/rules';
import { lazyPart } from '#lazy';
import { isTaken, takenField, tipField, tipIn, typedField } from './fields.ts';
import { tipOrder } from './order.ts';

const TipField = lazyPart(
  () => import('./tip-field.tsx'),
  ({ TipField }) => TipField,
);

/** A tip for the rider, a line of its own in the price. */
export const tip = definePlugin({
  id: 'tip',
  flag: 'tip',
  fields: () =>
    [typedField, takenField, tipField].map((key, nth) => ({
      ...{ key, section: 'payment', labelKey: 'request.tip', initial: '' },
      ...{ own: true, unseen: nth > 0 },
    })),
  rule: 'feature',
  validate: (fields, { market }) =>
    isTaken(fields)
      ? null
      : {
          field: typedField,
          ...(tooFine(fields[typedField] ?? '', market) ?? { key: 'request.tip.pending' }),
        },
  order: {
    feature: tipOrder,
    field: typedField,
    values: (fields) => (tipIn(fields) > 0 ? { amount: tipIn(fields) } : null),
  },
  slots: { 'request.payment': TipField },
});
