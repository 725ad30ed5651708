import { proxy, type Remote, wrap } from 'comlink';
import type { RiderTarget } from '#core';
import type { Event } from '#schemas';
import { type RidersWorker, startRidersWorker } from '#workers';

type Outside = {
  authorization: () => string | null;
  append: (events: readonly Event[]) => void;
};

/** Locates riders off the main thread. The worker begins with the first rider there is to locate. */
export function createRiders({ authorization, append }: Outside) {
  let worker: Remote<RidersWorker> | null = null;
  let visible = true;

  async function begin(): Promise<Remote<RidersWorker>> {
    const begun = wrap<RidersWorker>(startRidersWorker());
    worker = begun;
    await begun.listen(proxy(append));
    await begun.setVisible(visible);
    return begun;
  }

  return {
    async track(targets: readonly RiderTarget[]): Promise<void> {
      if (worker === null && targets.length === 0) return;
      const tracking = worker ?? (await begin());
      await tracking.authorize(authorization());
      await tracking.track(targets);
    },
    setVisible(seen: boolean): void {
      visible = seen;
      void worker?.setVisible(seen);
    },
    /** The tokens changed. */
    async authorize(): Promise<void> {
      await worker?.authorize(authorization());
    },
  };
}
