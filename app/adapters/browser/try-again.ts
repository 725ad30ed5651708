type Pause = (seconds: number) => Promise<void>;

/**
 * Runs `act` until it succeeds, waiting the given seconds between tries; `nth` counts from one.
 * @throws What the last try threw.
 */
export async function tryAgain<Result>(
  act: (nth: number) => Promise<Result>,
  pauses: readonly number[],
  pause: Pause,
): Promise<Result> {
  for (const [before, seconds] of pauses.entries()) {
    try {
      return await act(before + 1);
    } catch {
      await pause(seconds);
    }
  }
  return act(pauses.length + 1);
}
