import { definePlugin } from '#core';
import { lazyPart } from '#lazy';

const FeeInfo = lazyPart(
  () => import('./fee-info.tsx'),
  ({ FeeInfo }) => FeeInfo,
);

/** Says when the delivery costs more than usual, and why (specification 1, section 9). */
export const increasedFeeInfo = definePlugin({
  id: 'increased-fee-info',
  flag: 'increased-fee-info',
  slots: { 'request.summary': FeeInfo },
});
