import * as z from 'zod/mini';
import { defineOrderFeature } from '#core/rules';
import { typedText } from '#schemas';

/** Characters that fit where a rider reads them at a glance. */
export const instructionLength = 140;

const LeaveAtDoor = z.strictObject({ instruction: typedText(instructionLength) });

/** What an order keeps of it; null for one that is handed over. */
export const readLeaveAtDoor = (kept: unknown) => z.safeParse(LeaveAtDoor, kept).data ?? null;

/** The rider leaves it at the door; the instruction, which may be empty, says where there. */
export const leaveAtDoorOrder = defineOrderFeature({
  id: 'leave-at-door',
  flag: 'leave-at-door',
  read: readLeaveAtDoor,
});
