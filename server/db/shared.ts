import { serialize } from 'node:v8';
import type { CompiledQuery } from 'kysely';
import { together, togetherBy } from '../together.ts';
import type { Runner } from './runner.ts';

type Question = { name: string; ask: () => Promise<unknown> };

const known = new WeakMap<Runner, (question: Question) => Promise<unknown>>();

/**
 * Shares the answer of `ask` among callers that send a runner the same statement with the same values at the same time. A caller
 * never gets an answer to a query that began before it called; it shares the next one.
 */
export function share<Answer>(
  run: Runner,
  { sql, parameters }: CompiledQuery,
  ask: () => Promise<Answer>,
): Promise<Answer> {
  const one = known.get(run) ?? sharing();
  known.set(run, one);
  const name = serialize([sql, parameters]).toString('latin1');
  return one({ name, ask }) as Promise<Answer>;
}

/** Shares failures, too. */
function sharing(): (question: Question) => Promise<unknown> {
  const one = togetherBy(
    ({ name }: Question) => name,
    () => together(askOnce, { most: Infinity }),
  );
  return async (question) => {
    const outcome = await one(question);
    if (outcome.status === 'rejected') throw outcome.reason;
    return outcome.value;
  };
}

async function askOnce(
  questions: readonly Question[],
): Promise<readonly PromiseSettledResult<unknown>[]> {
  const [outcome] = await Promise.allSettled(questions.slice(0, 1).map(({ ask }) => ask()));
  return outcome ? questions.map(() => outcome) : [];
}
