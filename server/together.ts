import { setImmediate as endOfTurn } from 'node:timers/promises';
import { isUnreachable } from './http/unreachable.ts';

type Asking<Key, Answer> = PromiseWithResolvers<Answer> & { key: Key };

type Ask<Key, Answer> = (keys: readonly Key[]) => Promise<readonly Answer[]>;

type Manner = {
  /** Most keys in one question. */
  most?: number;
  /** Runs the question when it may be asked; until then more keys may join. When it rejects, every waiting call rejects too. */
  turn?: (question: () => Promise<void>) => Promise<void>;
  /** How long a call waits for its question to begin, and the error it rejects with then. */
  patience?: { ms: number; late: () => Error };
};

/**
 * Batches calls made in the same turn of the loop, or while the question before is under way, into one question at a time. When a
 * question fails, each key is asked by itself, so that a bad one does not fail the others, unless the database is unreachable.
 * `ask` answers in the order of the keys.
 */
export function together<Key, Answer>(
  ask: Ask<Key, Answer>,
  { most = 100, turn = (question) => question(), patience }: Manner = {},
): (key: Key) => Promise<Answer> {
  const waiting = new Set<Asking<Key, Answer>>();
  let isServing = false;
  const serve = async (): Promise<void> => {
    while (waiting.size > 0) {
      // A busy loop resolves many calls in one turn; those that ask again join this question instead of the next.
      await endOfTurn();
      await turn(() => answer(ask, takeFirst(waiting, most))).catch((cause: unknown) => {
        for (const { reject } of takeFirst(waiting, Infinity)) reject(cause);
      });
    }
    isServing = false;
  };
  return (key) => {
    const asking = { ...Promise.withResolvers<Answer>(), key };
    waiting.add(asking);
    if (!isServing) {
      isServing = true;
      void serve();
    }
    if (!patience) return asking.promise;
    const timer = setTimeout(() => {
      if (waiting.delete(asking)) asking.reject(patience.late());
    }, patience.ms);
    return asking.promise.finally(() => clearTimeout(timer));
  };
}

/** The same for each group by itself; `begin` makes a group's function from its first key. A group without waiting calls is dropped. */
export function togetherBy<Key, Answer>(
  groupOf: (key: Key) => string,
  begin: (first: Key) => (key: Key) => Promise<Answer>,
): (key: Key) => Promise<Answer> {
  const groups = new Map<string, { ask: (key: Key) => Promise<Answer>; open: number }>();
  return async (key) => {
    const name = groupOf(key);
    const group = groups.get(name) ?? { ask: begin(key), open: 0 };
    groups.set(name, group);
    group.open += 1;
    try {
      return await group.ask(key);
    } finally {
      group.open -= 1;
      if (group.open === 0) groups.delete(name);
    }
  };
}

/** The same of each database by itself. */
export function togetherOn<Database extends object, Key, Answer>(
  ask: (sql: Database, keys: readonly Key[]) => Promise<readonly Answer[]>,
): (sql: Database, key: Key) => Promise<Answer> {
  const known = new WeakMap<Database, (key: Key) => Promise<Answer>>();
  return (sql, key) => {
    const one = known.get(sql) ?? together((keys: readonly Key[]) => ask(sql, keys));
    known.set(sql, one);
    return one(key);
  };
}

async function answer<Key, Answer>(
  ask: Ask<Key, Answer>,
  asking: readonly Asking<Key, Answer>[],
): Promise<void> {
  if (asking.length === 0) return;
  try {
    const answers = await ask(asking.map(({ key }) => key));
    for (const [nth, each] of answers.entries()) asking[nth]?.resolve(each);
    // Rejects the calls left without an answer; a no-op for the others.
    for (const { reject } of asking) reject(new Error('no answer'));
  } catch (cause) {
    if (asking.length === 1 || isUnreachable(cause)) {
      for (const { reject } of asking) reject(cause);
    } else for (const each of asking) await answer(ask, [each]);
  }
}

function takeFirst<Each>(set: Set<Each>, most: number): Each[] {
  const taken = [...set].slice(0, most);
  for (const each of taken) set.delete(each);
  return taken;
}
