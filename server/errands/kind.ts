import * as z from 'zod/mini';
import type { UnixTime } from '#schemas';

/** The name of a kind of errands, and the shape of its payload. */
export type Declared<Payload> = { name: string; payload: z.ZodMiniType<Payload> };

/** One try of an errand. */
export type Errand = {
  id: string;
  /** The idempotency key for the receiver, the same at every try. */
  key: string;
  payload: unknown;
  /** The number of this try, from 1. */
  tries: number;
};

/** How errands of one kind are done. */
export type ErrandKind = {
  name: string;
  /** How many an instance does at the same time, so that a slow one does not block others. */
  atOnce: number;
  /** Seconds after which a try counts as failed. */
  patience: number;
  /** Tries after which it is given up; `Infinity` for never. */
  mostTries: number;
  /** Seconds before the second try, doubled for each further one, up to `longest`. */
  waits: { first: number; longest: number };
  /** Does a try; rejects when it failed. A result is the time at which to continue, with another key. */
  work(errand: Errand): Promise<void> | Promise<UnixTime | undefined>;
  /** Called before an errand is marked as given up; `refused` says that the last try was `Refused`. */
  giveUp?(errand: Errand, how: { refused: boolean }): Promise<void>;
};

/** Thrown by a try that did not begin: it does not count, and is repeated at `until`. */
export class NotNow extends Error {
  override name = 'NotNow';
  readonly until: UnixTime;
  constructor(until: UnixTime) {
    super('not now');
    this.until = until;
  }
}

/** Thrown when further tries are useless: the errand is given up at once. */
export class Refused extends Error {
  override name = 'Refused';
}

/** Thrown when a try failed outside of this server, so that it is not logged as our error; it is repeated as usual. */
export class FailedOutside extends Error {
  override name = 'FailedOutside';
}

/** Work to do every hour, such as deleting old data. */
export type HourlyRound = { name: string; run: () => Promise<void> };

type Manner<Payload> = Omit<ErrandKind, 'name' | 'work' | 'giveUp'> & {
  work(payload: Payload, errand: Errand): ReturnType<ErrandKind['work']>;
  giveUp?(payload: Payload, how: { refused: boolean }): Promise<void>;
};

/** Makes a kind whose payload is parsed as declared; an invalid payload fails the try. */
export function kindOf<Payload>(
  { name, payload: shape }: Declared<Payload>,
  { work, giveUp, ...manner }: Manner<Payload>,
): ErrandKind {
  const read = ({ payload }: Errand): Payload => z.parse(shape, payload);
  return {
    ...{ name, ...manner },
    work: async (errand) => (await work(read(errand), errand)) ?? undefined,
    ...(giveUp && { giveUp: async (errand, how) => giveUp(read(errand), how) }),
  };
}
