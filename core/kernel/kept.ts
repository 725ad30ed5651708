import { createEffect, type Effect } from 'effector';
import { type KeptAt, loadKeptFx, saveKeptFx } from './ports.ts';

type Parts<Value> = Pick<KeptAt, 'key' | 'keptFor'> & {
  /** Reads a stored value, which another build or a person may have written; null for one that it does not know. */
  readonly read: (stored: unknown) => Value | null;
};

/** A value that a feature or a screen keeps in this browser for each owner: an id, or an empty text for the browser itself. */
export type Kept<Value> = Pick<Parts<Value>, 'key' | 'keptFor'> & {
  readonly loadFx: Effect<{ owner: string }, Value | null>;
  /** Null removes it. */
  readonly saveFx: Effect<{ owner: string; value: Value | null }, void>;
};

/**
 * Declares a value that a feature or a screen keeps in the browser. Put it in the folder's `kept.ts`, where the build looks for keys used twice.
 *
 * @example
 * ```ts
 * // plugins/leave-note/kept.ts
 * export const lastNote = defineKept({
 *   key: 'last-note',
 *   keptFor: 'session',
 *   read: (stored) => z.safeParse(z.string(), stored).data ?? null,
 * });
 * // plugins/leave-note/model.ts
 * sample({ clock: noteOpened, source: $user, fn: (user) => ({ owner: user?.id ?? '' }), target: lastNote.loadFx });
 * ```
 */
export function defineKept<Value>({ key, keptFor, read }: Parts<Value>): Kept<Value> {
  return {
    key,
    keptFor,
    loadFx: createEffect<{ owner: string }, Value | null>(({ owner }) =>
      loadKeptFx({ key, keptFor, owner }).then(read),
    ),
    saveFx: createEffect<{ owner: string; value: Value | null }, void>(({ owner, value }) =>
      saveKeptFx({ key, keptFor, owner, value }),
    ),
  };
}
