import type { RequestFields } from '#schemas';

/** What is typed, what of it was taken into the price, and that as a number that programs read. */
export const typedField = 'tipTyped';
export const takenField = 'tipTaken';
export const tipField = 'tip';

/** Whether what is typed is what is in the price. */
export function isTaken(fields: RequestFields): boolean {
  return (fields[typedField]?.trim() ?? '') === (fields[takenField] ?? '');
}

/** What is in the price; 0 for nothing. */
export function tipIn(fields: RequestFields): number {
  return Number(fields[tipField] ?? '') || 0;
}
