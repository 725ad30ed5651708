import * as z from 'zod/mini';
import type { KeptAt } from '#core/ports';
import { alive } from './alive.ts';
import type { SafeStorage } from './storage.ts';

const Typed = z.object({ saved_at: z.number(), value: z.unknown() });
/** Prefix of keys that end with a session. */
export const sessionPrefix = 'session/';
/** Prefixes by lifetime; values kept for ever have none. */
const prefixes = { ever: '', session: sessionPrefix, typed: 'typed/' } as const;

/** The browser storage of features (`core/kernel/kept.ts`). */
export function createKept(storage: SafeStorage, now: () => number) {
  const placeOf = ({ key, keptFor, owner }: KeptAt) =>
    `${prefixes[keptFor]}${key}${owner === '' ? '' : `:${owner}`}`;
  return {
    load(at: KeptAt): unknown {
      if (at.keptFor !== 'typed') return storage.read(placeOf(at), z.unknown()) ?? null;
      return alive(storage, now(), placeOf(at), Typed)?.value ?? null;
    },
    save({ value, ...at }: KeptAt & { value: unknown }): void {
      if (value === null) storage.remove(placeOf(at));
      else if (at.keptFor !== 'typed') storage.write(placeOf(at), value);
      else storage.write(placeOf(at), { saved_at: now(), value });
    },
    /** Removes what was typed more than 24 hours ago, and what cannot be read. */
    dropExpired(): void {
      for (const key of storage.keys(prefixes.typed)) alive(storage, now(), key, Typed);
    },
    /** At the end of a session. */
    forget({ typed }: { typed: boolean }): void {
      const gone = [prefixes.session, ...(typed ? [prefixes.typed] : [])];
      for (const key of gone.flatMap(storage.keys)) storage.remove(key);
    },
  };
}
