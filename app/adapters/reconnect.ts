/** Facts of a lost connection that decide when the next try is made. */
export type Loss = { attempt: number; closeCode: number };

const firstTries = 3;
const ceilingSeconds = 30;
const restartSpreadSeconds = 10;
const serviceRestart = 1012;
const tryAgainLater = 1013;

/**
 * Seconds until try number `attempt` (from 1). The first three come near one second each, for short blips; then full
 * jitter under a doubling ceiling, applied after the cap so that a thousand clients never return in step.
 * A server that restarts spreads its clients over ten seconds.
 */
export function reconnectDelay({ attempt, closeCode }: Loss, random: () => number): number {
  if (closeCode === serviceRestart || closeCode === tryAgainLater) {
    return random() * restartSpreadSeconds;
  }
  if (attempt <= firstTries) return 0.5 + random();
  return random() * Math.min(ceilingSeconds, 2 ** (attempt - 1));
}
