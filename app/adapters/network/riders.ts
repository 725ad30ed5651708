import type { Remote } from 'comlink';
import type { RiderTargets } from '#core/ports';
import type { Event } from '#schemas';
import type { RidersWorker } from '#workers';

type Outside = {
  authorization: () => string | null;
  append: (events: readonly Event[]) => void;
  /** Whether the server answers at all. */
  reached: (there: boolean) => void;
  /** The server refused the token. */
  doubted: () => void;
};

/** Locates riders off the main thread. The worker starts with the first rider to locate. */
export function createRiders({ authorization, append, reached, doubted }: Outside) {
  let worker: Promise<Remote<RidersWorker>> | null = null;
  let visible = true;

  function answered(status: number | null): void {
    reached(status !== null);
    if (status === 401) doubted();
  }

  async function begin(): Promise<Remote<RidersWorker>> {
    const { beginRidersWorker } = await import('./riders-worker.ts');
    const begun = await beginRidersWorker({ append, answered });
    await begun.setVisible(visible);
    return begun;
  }

  /** A worker that could not start is started again with the next targets. */
  function forget(problem: unknown): never {
    worker = null;
    throw problem;
  }

  return {
    async track(targets: RiderTargets): Promise<void> {
      if (worker === null && targets.orders.length === 0) return;
      worker ??= begin();
      const tracking = await worker.catch(forget);
      await tracking.authorize(authorization());
      await tracking.track(targets);
    },
    async setVisible(seen: boolean): Promise<void> {
      visible = seen;
      await (await worker)?.setVisible(seen);
    },
    /** The tokens changed. */
    async authorize(): Promise<void> {
      await (await worker)?.authorize(authorization());
    },
  };
}
