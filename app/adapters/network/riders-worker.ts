import { proxy, type Remote, wrap } from 'comlink';
import type { Event } from '#schemas';
import { type RidersWorker, startRidersWorker } from '#workers';

type Heard = {
  append: (events: readonly Event[]) => void;
  answered: (status: number | null) => void;
};

/** Starts the worker that locates riders; its code is loaded for the first rider. */
export async function beginRidersWorker({
  append,
  answered,
}: Heard): Promise<Remote<RidersWorker>> {
  const begun = wrap<RidersWorker>(startRidersWorker());
  await begun.listen(proxy(append), proxy(answered));
  return begun;
}
