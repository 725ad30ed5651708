/** Where a press on a number leads: to the phone, with what it dials and nothing else. */
export function callOf(number: string): string {
  return `tel:${number.replace(/[^\d+]/g, '')}`;
}
