import { doubledWait } from '#core/rules';

/** Facts of a lost connection that decide when the next try is made. */
export type Loss = {
  attempt: number;
  closeCode: number;
  /** Nobody answered: a network that is away is not kept away by asking again. */
  silent: boolean;
};

const firstTries = 3;
const ceilingSeconds = 30;
/** So soon live again once a network is back that does not say so, for about as many tries as a short absence takes. */
const silentCeilingSeconds = 4;
const silentTries = 30;
const restartSpreadSeconds = 10;
const crowdedSeconds = 15;
const serviceRestart = 1012;
const tryAgainLater = 1013;
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
