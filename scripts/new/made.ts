/** What a new part consists of, by path from the root, and how to see it; or why there is none, in a sentence. */
export type Made =
  | { readonly files: Readonly<Record<string, string | Buffer>>; readonly next: string }
  | { readonly refused: string };

/** Writes down one kind of part: its name, what else was said, and the root in which it stands. */
export type Maker = (name: string, more: readonly string[], root: URL) => Promise<Made> | Made;

const plain = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/** What is wrong with a name of small letters, digits and hyphens; undefined for a good one. */
export function faultOf(name: string, what: 'plugin' | 'brand'): string | undefined {
  if (plain.test(name) && name.length > 2 && name.length <= 40) return undefined;
  const such = what === 'brand' ? 'night-owl' : 'gift-wrap';
  return `"${name}" is no name for a ${what}: use 3 to 40 small letters, digits and hyphens, such as ${such}.`;
}

/** The words of such a name, each with a capital. */
export function capitaliseWords(name: string): readonly string[] {
  return name.split('-').map((word) => word.charAt(0).toUpperCase() + word.slice(1));
}

/** As a text of the code. */
export function quoted(text: string): string {
  return text.includes("'") ? `"${text}"` : `'${text}'`;
}
