import { waitFx } from '#core/ports';

/** Pauses run on the timers of the test, so that fake ones move them. */
export const waits = [
  waitFx,
  ({ seconds }: { seconds: number }) =>
    new Promise<void>((resolve) => setTimeout(resolve, seconds * 1000)),
] as const;
