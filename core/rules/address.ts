/** Unit, building and text address joined by a comma and a space (specification 2, section 3). */
export function composeAddress(parts: readonly (string | undefined)[]): string {
  return parts
    .map((part) => part?.trim() ?? '')
    .filter((part) => part !== '')
    .join(', ');
}
