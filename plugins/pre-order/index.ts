import { definePlugin } from '#core';
import { preOrderViolation } from '#core/rules';
import { lazyPart } from '#lazy';
import { timeField, timeOf } from './field.ts';

const CollectionTime = lazyPart(
  () => import('./collection-time.tsx'),
  ({ CollectionTime }) => CollectionTime,
);

const ScheduleButton = lazyPart(
  () => import('./schedule-button.tsx'),
  ({ ScheduleButton }) => ScheduleButton,
);

/** An order that is collected later (specification 2, sections 2 and 9). */
export const preOrder = definePlugin({
  id: 'pre-order',
  flag: 'pre_order',
  fields: () => [
    {
      key: timeField,
      section: 'details',
      labelKey: 'request.collection',
      initial: '',
      own: true,
    },
  ],
  rule: 'pre-order',
  validate: (fields, { market }, now) => preOrderViolation(timeOf(fields), { market, now }),
  payloadKeys: ['preordered_for'],
  payload: (fields) => {
    const preordered_for = timeOf(fields);
    return preordered_for === null ? {} : { preordered_for };
  },
  slots: { 'request.options': CollectionTime, 'request.closed': ScheduleButton },
});
