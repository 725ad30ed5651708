type Pause = (seconds: number) => Promise<void>;

/**
 * Acts until it succeeds, with so many seconds between the tries; `nth` counts them from one.
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
