/** The form's fields: whether it may be left there, and where exactly. */
export const leaveField = 'leaveAtDoor';
export const instructionField = 'leaveAtDoorInstruction';
