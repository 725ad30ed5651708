import { definePlugin } from '#core';
import { lazyPart } from '#lazy';
import { key } from './key.ts';

/** Goods for adults only: the rider must check the recipient's age. */
export const ageCheck = definePlugin({
  id: 'tag-id-check-pg',
  flag: 'tag-id-check-pg',
  fields: () => [
    {
      ...{ key, section: 'details', initial: '', own: true },
      ...{ labelKey: 'request.age-check', toldKey: 'order.age-check' },
    },
  ],
  payloadKeys: ['age_validation_required'],
  payload: (fields) => (fields[key] === 'true' ? { age_validation_required: true } : {}),
  ticketRows: ({ age_validation_required: isChecked }) =>
    isChecked ? [{ labelKey: 'request.age-check', value: '', valueKey: 'order.age-check' }] : [],
  slots: {
    'request.options': lazyPart(
      () => import('./age-check.tsx'),
      ({ AgeCheck }) => AgeCheck,
    ),
    'order.details': lazyPart(
      () => import('./age-required.tsx'),
      ({ AgeRequired }) => AgeRequired,
    ),
  },
});
