import type { RequestFields } from '#schemas';

/** The typed text, the text that the price includes, and that as a plain number. */
export const typedField = 'tipTyped';
export const takenField = 'tipTaken';
export const tipField = 'tip';

/** Whether the price includes what is typed. */
export function isTaken(fields: RequestFields): boolean {
  return (fields[typedField]?.trim() ?? '') === (fields[takenField] ?? '');
}

/** The tip in the price; 0 for none. */
export function tipIn(fields: RequestFields): number {
  return Number(fields[tipField] ?? '') || 0;
}
