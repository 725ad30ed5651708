/** One key as it was pressed: its character or name, and whether Control or Command was held. */
export type Pressed = { readonly key: string; readonly command: boolean };

/** What was pressed so far of a sequence, and when (ms). */
export type Sequence = { readonly keys: readonly string[]; readonly at: number };
export const nothingPressed: Sequence = { keys: [], at: 0 };

type Read = { readonly sequence: Sequence; readonly command: string | null };

/** Longer than that between two keys and they do not belong together, in ms. */
const patience = 1_000;

/**
 * Adds a key to the sequence. `bindings` maps keys, such as `g t`, `?` or `mod+k`, to commands; a sequence that cannot
 * become any of them restarts with the last key.
 */
export function readKey(
  before: Sequence,
  { key, command }: Pressed,
  now: number,
  bindings: ReadonlyMap<string, string>,
): Read {
  const name = command ? `mod+${key.toLowerCase()}` : key;
  const going = now - before.at <= patience ? before.keys : [];
  for (const keys of [[...going, name], [name]]) {
    const typed = keys.join(' ');
    const id = bindings.get(typed);
    if (id !== undefined) return { sequence: nothingPressed, command: id };
    const begun = [...bindings.keys()].some((wanted) => wanted.startsWith(`${typed} `));
    if (begun) return { sequence: { keys, at: now }, command: null };
  }
  return { sequence: nothingPressed, command: null };
}

/** The Latin letter of a key on layouts of other scripts. */
export function latinKey({ key, code }: { key: string; code: string }): string {
  if (key === '؟') return '?';
  const letter = /^Key([A-Z])$/.exec(code)?.[1];
  return letter === undefined || /^[ -~]+$/.test(key) ? key : letter.toLowerCase();
}

/** Whether the target takes keys itself (text fields, maps), so that single keys are not shortcuts there. */
export function isTyping(target: Pick<Element, 'matches'> | null): boolean {
  return (
    target?.matches(
      'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable], [role=application]',
    ) ?? false
  );
}
