import { doubledWait } from '#core/rules';

/** What decides the delay of the next try. */
export type Loss = {
  attempt: number;
  closeCode: number;
  /** Nothing answered, so retrying soon puts no load on a server. */
  silent: boolean;
};

const firstTries = 3;
const ceilingSeconds = 30;
/** Ceiling while nothing answers, for the tries of a short outage: browsers do not always report that the network is back. */
const silentCeilingSeconds = 4;
const silentTries = 30;
const restartSpreadSeconds = 10;
const crowdedSeconds = 15;
const serviceRestart = 1012;
const tryAgainLater = 1013;
/** What the person may see or do has changed. */
export const accessChanged = 4403;
/** The server lets no more windows of this account in. */
export const tooManyWindows = 4429;

/**
 * Seconds until try number `attempt` (from 1). The first three come near one second each, for short blips; then full
 * jitter under a doubling ceiling, applied after the cap so that a thousand clients never return in step.
 * A server that restarts spreads its clients over ten seconds.
 */
export function reconnectDelay({ attempt, closeCode, silent }: Loss, random: () => number): number {
  if (closeCode === tooManyWindows) return crowdedSeconds * (1 + random());
  if (closeCode === serviceRestart || closeCode === tryAgainLater) {
    return random() * restartSpreadSeconds;
  }
  if (attempt <= firstTries) return 0.5 + random();
  const ceiling = silent && attempt <= silentTries ? silentCeilingSeconds : ceilingSeconds;
  return random() * doubledWait(attempt, { first: 1, longest: ceiling });
}
