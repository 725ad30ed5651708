/** Unit, building and text address joined by a comma and a space (specification 2, section 3). */
export function composeAddress(parts: readonly (string | undefined)[], comma = ', '): string {
  return parts
    .map((part) => part?.trim() ?? '')
    .filter((part) => part !== '')
    .join(comma);
}

/** The same to be read: with the comma of its letters where they are Arabic. What is kept or sent has the other one. */
export function shownAddress(parts: readonly (string | undefined)[]): string {
  const address = composeAddress(parts);
  return /\p{Script=Arabic}/u.test(address) ? address.replaceAll(', ', '، ') : address;
}

/** The unit that an address begins with, as in `#12-01, 10 Anson Road`. */
export function unitBefore(address: string): string | undefined {
  return /^(#[^\s,]+), /.exec(address)?.[1];
}

/** The unit that stands somewhere in a text, as `said` there and without blanks: `# 02-15a`; null where there is none. */
export function unitIn(text: string): { readonly said: string; readonly unit: string } | null {
  const [said] = /#\s?\d{1,3}-\d{1,5}[A-Za-z]?(?![\w-])/.exec(text) ?? [];
  return said === undefined ? null : { said, unit: said.replace(/\s/, '') };
}

/** The address without the unit and building that `composeAddress` put in front of it, for a form with a field for each. */
export function bareAddress(address: string, parts: readonly (string | undefined)[]): string {
  const prefix = composeAddress(parts);
  return prefix !== '' && address.startsWith(`${prefix}, `)
    ? address.slice(prefix.length + 2)
    : address;
}
