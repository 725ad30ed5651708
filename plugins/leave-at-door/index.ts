import { type DetailRow, definePlugin } from '#core';
import { lazyPart } from '#lazy';
import type { Order } from '#schemas';
import { instructionField, leaveField } from './fields.ts';
import { leaveAtDoorOrder, readLeaveAtDoor } from './order.ts';

/** The rider leaves the order at the door. */
export const leaveAtDoor = definePlugin({
  id: 'leave-at-door',
  flag: 'leave-at-door',
  fields: () => [
    {
      ...{ key: leaveField, section: 'details', initial: '', own: true },
      labelKey: 'request.leave-at-door',
      toldKey: 'order.leave-at-door.told',
    },
    {
      ...{ key: instructionField, section: 'details', initial: '', own: true },
      labelKey: 'request.leave-at-door.instruction',
    },
  ],
  order: {
    feature: leaveAtDoorOrder,
    field: instructionField,
    values: (fields) =>
      fields[leaveField] === 'true'
        ? { instruction: fields[instructionField]?.trim() ?? '' }
        : null,
  },
  detailRows: rowsOf,
  ticketRows: rowsOf,
  slots: {
    'request.options': lazyPart(
      () => import('./leave-at-door.tsx'),
      ({ LeaveAtDoor }) => LeaveAtDoor,
    ),
  },
});

function rowsOf({ features }: Order): readonly DetailRow[] {
  const kept = readLeaveAtDoor(features?.['leave-at-door']);
  if (kept === null) return [];
  const told = kept.instruction === '' ? { valueKey: 'order.leave-at-door.told' } : {};
  return [{ labelKey: 'order.leave-at-door', value: kept.instruction, ...told }];
}
