const left = '…';

/** What an engine quotes, but for a property that code reads or sets, and whatever looks like an address, a number of a person, or a word that no engine says. */
const told = [
  /\s+/g,
  /(?<!\((?:reading|setting) )["'`“‘«].*?["'`”’»]/g,
  /\S+@\S+/g,
  /https?:\/\/\S+/g,
  /[+#(\d][\d\s()./#-]*\d/g,
  /[^\p{ASCII}…]+/gu,
];

/** An error's message with what may stand for a person left out; how it broke is still to be read. */
export function withoutPeople(message: string): string {
  return told.reduce((text, part, nth) => text.replaceAll(part, nth === 0 ? ' ' : left), message);
}
