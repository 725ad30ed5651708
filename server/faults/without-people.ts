const left = '…';

/** Parts of an error message that may be personal: quotes (except of properties), addresses, numbers, and words that engines do not use. */
const told = [
  /\s+/g,
  /(?<!\((?:reading|setting) )["'`“‘«].*?["'`”’»]/g,
  /\S+@\S+/g,
  /https?:\/\/\S+/g,
  /[+#(\d][\d\s()./#-]*\d/g,
  /[^\p{ASCII}…]+/gu,
];

/** An error's message without parts that may be personal. */
export function withoutPeople(message: string): string {
  return told.reduce((text, part, nth) => text.replaceAll(part, nth === 0 ? ' ' : left), message);
}
