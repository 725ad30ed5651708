/** The `tel:` link of a phone number, with only what is dialled. */
export function callOf(number: string): string {
  return `tel:${number.replace(/[^\d+]/g, '')}`;
}
