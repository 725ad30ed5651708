import * as z from 'zod/mini';
import { defineOrderFeature } from '#core/rules';
import { typedText } from '#schemas';

/** The most characters of the instruction, so that a rider reads it at a glance. */
export const instructionLength = 140;

const LeaveAtDoor = z.strictObject({ instruction: typedText(instructionLength) });

/** The kept values; null for an order that is handed over. */
export const readLeaveAtDoor = (kept: unknown) => z.safeParse(LeaveAtDoor, kept).data ?? null;

/** Keeps that an order is left at the door, with an instruction that may be empty. */
export const leaveAtDoorOrder = defineOrderFeature({
  id: 'leave-at-door',
  flag: 'leave-at-door',
  read: readLeaveAtDoor,
});
