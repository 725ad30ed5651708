import { lazy } from 'react';
import { definePlugin } from '#core';
import { key } from './key.ts';

/** Goods that only grown-ups may get: the rider is told to check the recipient's age. */
export const ageCheck = definePlugin({
  id: 'tag-id-check-pg',
  flag: 'tag-id-check-pg',
  available: () => true,
  payloadKeys: ['age_validation_required'],
  payload: (fields) => (fields[key] === 'true' ? { age_validation_required: true } : {}),
  slots: {
    'request.details': lazy(() =>
      import('./age-check.tsx').then(({ AgeCheck }) => ({ default: AgeCheck })),
    ),
    'order.details': lazy(() =>
      import('./age-required.tsx').then(({ AgeRequired }) => ({ default: AgeRequired })),
    ),
  },
});
