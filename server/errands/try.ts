import { doubledWait } from '#core/rules';
import type { UnixTime } from '#schemas';
import type { Deps } from '../module.ts';
import { tellHappened } from '../observe/happened.ts';
import { within } from '../within.ts';
import { type Errand, type ErrandKind, FailedOutside, NotNow, Refused } from './kind.ts';
import { beginAgain, forgetDone, keepGivenUp, postpone, putBack } from './repository.ts';

export type Tools = Pick<Deps, 'sql' | 'clock' | 'log'> & {
  /** Removes a done errand. */
  done?: (id: string) => Promise<void>;
  /** A number from 0 to 1, which spreads retries of errands that failed together. */
  random?: () => number;
};

/** Characters of a reason that are kept. */
const mostReason = 500;

/**
 * Tries an errand that was taken; never rejects. A failed one is tried again after growing waits until it is given up, and so is one
 * that killed the process each time.
 */
export async function tryErrand(tools: Tools, kind: ErrandKind, errand: Errand): Promise<void> {
  const { sql, log } = tools;
  const done = tools.done ?? ((id) => forgetDone(sql, [id], tools.clock()));
  const { id, tries } = errand;
  try {
    if (tries > kind.mostTries) throw new Error('no try came to its end');
    const next = await workOn(kind, errand);
    await (next === undefined ? done(id) : beginAgain(sql, errand, next));
    tellHappened('errand', { kind: kind.name, outcome: 'done' });
  } catch (err) {
    await conclude(tools, kind, errand, err).catch((cause: unknown) => {
      // Its lease will expire, and it is tried again, as after a kill.
      log.error({ err: cause, errand: id }, 'how an errand ended could not be written down');
    });
  }
}

async function conclude(
  tools: Tools,
  kind: ErrandKind,
  errand: Errand,
  err: unknown,
): Promise<void> {
  const { sql, log } = tools;
  const { id, tries } = errand;
  if (err instanceof NotNow) return putBack(sql, errand, err.until);
  const isLast = tries >= kind.mostTries || err instanceof Refused;
  tellHappened('errand', { kind: kind.name, outcome: isLast ? 'given-up' : 'failed' });
  const level = err instanceof FailedOutside ? 'warn' : 'error';
  log[level]({ err, errand: id, kind: kind.name, tries, isLast }, 'an errand could not be done');
  const failed = { ...errand, reason: reasonOf(err), refused: err instanceof Refused };
  await fail(tools, kind, failed, isLast);
}

async function fail(
  { sql, clock, random = Math.random }: Tools,
  kind: ErrandKind,
  errand: Errand & { reason: string; refused: boolean },
  isLast: boolean,
): Promise<void> {
  if (!isLast) return postpone(sql, errand, clock() + waitAfter(errand.tries, kind, random()));
  await kind.giveUp?.(errand, errand);
  await keepGivenUp(sql, errand, clock());
}

/** Seconds until the next try: doubled after each, half of it random. */
export function waitAfter(tries: number, { waits }: Pick<ErrandKind, 'waits'>, chance: number) {
  return doubledWait(tries, waits) * (0.5 + chance / 2);
}

function reasonOf(cause: unknown): string {
  const said = cause instanceof Error ? `${cause.name}: ${cause.message}` : String(cause);
  return said.slice(0, mostReason);
}

/** When it is due again, if at all. Throws when its work takes too long. */
async function workOn(kind: ErrandKind, errand: Errand): Promise<UnixTime | undefined> {
  const work = kind.work(errand).then((next) => ({ next: next ?? undefined }));
  const done = await within(kind.patience * 1000, work, null);
  if (done === null) throw new Error('it took too long');
  return done.next;
}
