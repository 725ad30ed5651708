import { definePlugin } from '#core';

/** Amounts are written with separators between groups of digits (specification 1, section 9). */
export const digitGrouping = definePlugin({
  id: 'digit-grouping',
  flag: 'digit-grouping',
  available: () => true,
  settings: () => ({ digitGrouping: true }),
});
