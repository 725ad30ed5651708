/** Something that can be done from anywhere, by its keys or from the palette. */
export type Command = {
  readonly id: string;
  readonly label: string;
  /** Other words by which it is found. */
  readonly words?: string;
  /** Such as `g t` or `mod+k`; left out where only the palette has it. */
  readonly keys?: string;
  /** Other keys that do the same. */
  readonly orKeys?: string;
  /** Whether its keys work at this moment; always, if left out. */
  readonly when?: () => boolean;
  /** Whether the palette offers it at this moment; always, if left out. */
  readonly offered?: () => boolean;
  readonly run: () => void;
};

/** The captions of the palette, in their order. */
const commandGroups = ['pages', 'order', 'again', 'account', 'outlets'] as const;
export type CommandGroup = (typeof commandGroups)[number];

/** A command that stands under a caption while nothing is typed. */
export type GroupedCommand = Command & { readonly group: CommandGroup };

/** Commands under one caption. */
export function inGroup(
  group: CommandGroup,
  commands: readonly Command[],
): readonly GroupedCommand[] {
  return commands.map((command) => ({ ...command, group }));
}

/** All of these commands, those of one caption together in the order that they have. */
export function byGroup(commands: readonly GroupedCommand[]): readonly GroupedCommand[] {
  return commandGroups.flatMap((group) => commands.filter((command) => command.group === group));
}

/** The commands that a text asks for, in any order and any case: first those with every word in the label, then those with other words. */
export function findCommands(commands: readonly Command[], typed: string): readonly Command[] {
  const wanted = simple(typed).split(/\s+/).filter(Boolean);
  const isIn = (text: string) => wanted.every((word) => simple(text).includes(word));
  const named = commands.filter(({ label }) => isIn(label));
  return [
    ...named,
    ...commands.filter(
      (command) => !named.includes(command) && isIn(`${command.label} ${command.words ?? ''}`),
    ),
  ];
}

/** The command of each key sequence. Single keys without Control or Command are included only if the person wants them. */
export function bindingsOf(
  commands: readonly Command[],
  singleKeys: boolean,
): ReadonlyMap<string, string> {
  return new Map(
    commands.flatMap(({ id, keys, orKeys }) =>
      [keys, orKeys].flatMap((each) =>
        each !== undefined && (singleKeys || isSafe(each)) ? [[each, id] as const] : [],
      ),
    ),
  );
}

/** Keys that dictation software cannot trigger by accident. */
const isSafe = (keys: string) => keys.startsWith('mod+') || /^[A-Z]\w+$/.test(keys);

/** Keys that open the alert settings. */
export const alertKeys = 'g a';

/** Fixed letters of some places. */
const letters: ReadonlyMap<string, string> = new Map([
  ['request-a-rider', 'r'],
  ['order-tracking', 't'],
]);

/** `g` and a letter of its own for each place: the first of its name that is free; none where all are taken. */
export function keysOfPlaces(pages: readonly string[]): ReadonlyMap<string, string> {
  const keys = new Map<string, string>();
  const taken = new Set([alertKeys]);
  for (const page of pages) {
    const wanted = (letters.get(page) ?? '') + page.toLowerCase().replace(/[^a-z]/g, '');
    const free = Array.from(wanted, (letter) => `g ${letter}`).find((each) => !taken.has(each));
    if (free === undefined || keys.has(page)) continue;
    taken.add(free);
    keys.set(page, free);
  }
  return keys;
}

function simple(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}
