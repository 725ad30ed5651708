import { defineFeatureColumns } from '#core/rules';
import { instructionLength, leaveAtDoorOrder, readLeaveAtDoor } from './order.ts';

const unread = {
  problem: { field: 'leave_at_door', key: 'bulk-order-upload.leave-at-door.unread' },
};

/** Columns of a file of orders: whether it may be left at the door, and where. An instruction alone means yes. */
export const leaveAtDoorColumns = defineFeatureColumns({
  feature: leaveAtDoorOrder,
  keep: readLeaveAtDoor,
  columns: [
    {
      ...{ name: 'leave_at_door', labelKey: 'request.leave-at-door', longest: 40 },
      names: [
        ...['leave at the door', 'contactless', 'no contact'],
        ...['الترك عند الباب', 'ວາງໄວ້ໜ້າປະຕູ', '放在門口'],
      ],
    },
    {
      name: 'leave_at_door_instruction',
      ...{ labelKey: 'request.leave-at-door.instruction', longest: instructionLength },
      names: ['where exactly', 'where to leave it', 'أين بالضبط', 'ບ່ອນໃດແທ້', '確切位置'],
    },
  ],
  read({ leave_at_door: asked = '', leave_at_door_instruction: instruction = '' }) {
    const word = asked.normalize('NFKC').toLowerCase();
    const isNo = no.has(word);
    if ((!isNo && !yes.has(word) && word !== '') || (isNo && instruction !== '')) return unread;
    if (isNo || (word === '' && instruction === '')) return { value: null };
    return { value: { instruction } };
  },
  write: ({ instruction }) => ({
    ...{ leave_at_door: 'yes', leave_at_door_instruction: instruction },
  }),
  sample: () => ({ instruction: 'At the reception' }),
});

const yes: ReadonlySet<string> = new Set(['yes', 'y', 'true', '1', 'x', 'نعم', 'ແມ່ນ', '是']);
const no: ReadonlySet<string> = new Set(['no', 'n', 'false', '0', 'لا', 'ບໍ່', '否']);
