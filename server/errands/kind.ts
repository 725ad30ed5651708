import * as z from 'zod/mini';
import type { UnixTime } from '#schemas';

/** What errands of one kind are called, and what each of them says. */
export type Declared<Payload> = { name: string; payload: z.ZodMiniType<Payload> };

/** One try of an errand. */
export type Errand = {
  id: string;
  /** The same at every try, so that its receiver does it once. */
  key: string;
  payload: unknown;
  /** Counts from 1. */
  tries: number;
};

/** What it takes to do errands of one kind. */
export type ErrandKind = {
  name: string;
  /** How many an instance does at once, so that a slow one keeps none from being done. */
  atOnce: number;
  /** Seconds that a try may take; then it has failed, whatever becomes of it. */
  patience: number;
  /** Tries after which it is given up; `Infinity` when it never is. */
  mostTries: number;
  /** Seconds before the second try, twice as long before each further one, and at most. */
  waits: { first: number; longest: number };
  /** Rejects when it could not be done; answers when there is more to do of the same, which is then an errand with another key. */
  work(errand: Errand): Promise<void> | Promise<UnixTime | undefined>;
  /** What follows from giving it up; is done before that is written down. */
  giveUp?(errand: Errand): Promise<void>;
};

/** Says of a try that it never began: it does not count, and comes again then. */
export class NotNow extends Error {
  override name = 'NotNow';
  readonly until: UnixTime;
  constructor(until: UnixTime) {
    super('not now');
    this.until = until;
  }
}

/** What has to be done every hour, such as forgetting what is old. */
export type HourlyRound = { name: string; run: () => Promise<void> };

type Manner<Payload> = Omit<ErrandKind, 'name' | 'work' | 'giveUp'> & {
  work(payload: Payload, errand: Errand): ReturnType<ErrandKind['work']>;
  giveUp?(payload: Payload): Promise<void>;
};

/** A kind whose errands say what was declared; what cannot be read fails like any other try. */
export function kindOf<Payload>(
  { name, payload: shape }: Declared<Payload>,
  { work, giveUp, ...manner }: Manner<Payload>,
): ErrandKind {
  const read = ({ payload }: Errand): Payload => z.parse(shape, payload);
  return {
    ...{ name, ...manner },
    work: async (errand) => (await work(read(errand), errand)) ?? undefined,
    ...(giveUp && { giveUp: async (errand: Errand) => giveUp(read(errand)) }),
  };
}
