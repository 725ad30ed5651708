/** Something that can be done from anywhere, by its keys or from the palette. */
export type Command = {
  readonly id: string;
  readonly label: string;
  /** Such as `g t` or `mod+k`; left out where only the palette has it. */
  readonly keys?: string;
  readonly run: () => void;
};

/** The commands that a text asks for: every word of it is found in the label, in any order and any case. */
export function found(commands: readonly Command[], typed: string): readonly Command[] {
  const words = simple(typed).split(/\s+/).filter(Boolean);
  return commands.filter(({ label }) => {
    const text = simple(label);
    return words.every((word) => text.includes(word));
  });
}

/** Which keys do what; keys without Control or Command only where the person wants them. */
export function bindingsOf(
  commands: readonly Command[],
  singleKeys: boolean,
): ReadonlyMap<string, string> {
  return new Map(
    commands.flatMap(({ id, keys }) =>
      keys !== undefined && (singleKeys || keys.startsWith('mod+')) ? [[id, keys]] : [],
    ),
  );
}

function simple(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}
