import { lazy } from 'react';
import { definePlugin } from '#core';

const FeeInfo = lazy(async () => ({ default: (await import('./fee-info.tsx')).FeeInfo }));

/** Says when the delivery costs more than usual, and why (specification 1, section 9). */
export const increasedFeeInfo = definePlugin({
  id: 'increased-fee-info',
  flag: 'increased-fee-info',
  available: () => true,
  slots: { 'request.summary': FeeInfo },
});
