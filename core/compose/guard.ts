/** A feature that threw where it was asked for something: which one, for what, and what it threw. */
export type PluginFault = {
  readonly pluginId: string;
  readonly part: string;
  readonly cause: unknown;
};

/** Asks a feature for a part; one that throws gives `instead`. */
export type Ask = <Value>(
  { id }: { readonly id: string },
  part: string,
  read: () => Value,
  instead: Value,
) => Value;

/** Catches what a feature throws, so that the others go on. Each fault is reported once, however often the part is asked for. */
export function guarding(tell: (fault: PluginFault) => void): Ask {
  const told = new Set<string>();
  return ({ id }, part, read, instead) => {
    try {
      return read();
    } catch (cause) {
      const name = `${id} ${part}`;
      if (!told.has(name)) tell({ pluginId: id, part, cause });
      told.add(name);
      return instead;
    }
  };
}
