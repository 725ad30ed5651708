import { proxy, type Remote, wrap } from 'comlink';
import type { Event } from '#schemas';
import { type RidersWorker, startRidersWorker } from '#workers';

type Heard = {
  append: (events: readonly Event[]) => void;
  answered: (status: number | null) => void;
};

/** Begins the worker that locates riders; what it takes comes with the first rider there is. */
export async function beginRidersWorker({
  append,
  answered,
}: Heard): Promise<Remote<RidersWorker>> {
  const begun = wrap<RidersWorker>(startRidersWorker());
  await begun.listen(proxy(append), proxy(answered));
  return begun;
}
