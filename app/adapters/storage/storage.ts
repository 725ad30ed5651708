import type * as z from 'zod/mini';

/** The part of the browser's storage that we use; a person may have blocked it. */
export type KeyValueStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/**
 * Storage that never throws and never trusts its contents: values are parsed by a schema, bad entries are dropped, and if
 * the browser refuses to store, values are kept in memory until the page is closed.
 */
export type SafeStorage = {
  /** Calls `tell` once, now or later, when something could only be kept in memory. */
  onRefused(tell: () => void): void;
  read<S extends z.ZodMiniType>(key: string, schema: S): z.output<S> | null;
  /** The raw text, for values that others wrote. */
  readText(key: string): string | null;
  write(key: string, value: unknown): void;
  remove(key: string): void;
  keys(prefix: string): string[];
};

export function createStorage(open: () => KeyValueStore): SafeStorage {
  const memory = new Map<string, string>();
  let durable = true;
  let tellRefused: (() => void) | null = null;

  function refused(): void {
    if (durable) tellRefused?.();
    durable = false;
  }

  function attempt<Value>(act: (store: KeyValueStore) => Value): Value | undefined {
    try {
      return act(open());
    } catch {
      refused();
      return undefined;
    }
  }

  function readText(key: string): string | null {
    return memory.get(key) ?? attempt((store) => store.getItem(key)) ?? null;
  }

  function remove(key: string): void {
    memory.delete(key);
    attempt((store) => store.removeItem(key));
  }

  return {
    onRefused(tell) {
      tellRefused = tell;
      if (!durable) tell();
    },
    readText,
    read(key, schema) {
      const text = readText(key);
      if (text === null) return null;
      const parsed = schema.safeParse(parseJson(text));
      if (parsed.success) return parsed.data;
      remove(key);
      return null;
    },
    write(key, value) {
      const text = JSON.stringify(value);
      // In memory first, since a listener of `onRefused` may read at once.
      memory.set(key, text);
      const stored = attempt((store) => {
        store.setItem(key, text);
        return true;
      });
      if (stored === true) memory.delete(key);
    },
    remove,
    keys(prefix) {
      const stored = attempt((store) =>
        Array.from({ length: store.length }, (_, index) => store.key(index) ?? ''),
      );
      return [...new Set([...(stored ?? []), ...memory.keys()])].filter((key) =>
        key.startsWith(prefix),
      );
    },
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
