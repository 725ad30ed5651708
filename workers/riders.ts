import { expose } from 'comlink';
import { type Event, type Id, locateRider, pathOf, quickly, type RiderLocation } from '#schemas';
import { createRiderQueue, type RiderTarget } from './riders-round.ts';

/** Seconds after which a silent server counts as an error. */
const TIMEOUT = 5;

let authorization: string | null = null;
let report: (facts: readonly Event[]) => void = () => {};

const readLocation = quickly(locateRider.result);

const queue = createRiderQueue({
  locate,
  now: () => Date.now() / 1000,
  wait: (seconds) => new Promise((resolve) => setTimeout(resolve, seconds * 1000)),
  report: (facts) => report(facts),
});

/** What the page may ask of this worker, through Comlink. */
const api = {
  /** Where facts go; the page gives a proxied function. */
  listen(heard: (facts: readonly Event[]) => void): void {
    report = heard;
  },
  /** The header to send from now on; the page says it anew after each refresh. */
  authorize(header: string | null): void {
    authorization = header;
  },
  track: (targets: readonly RiderTarget[]): void => queue.track(targets),
  setVisible: (visible: boolean): void => queue.setVisible(visible),
};
export type RidersWorker = typeof api;

expose(api);

/** Refusals are answers: the order has ended, or the rider was replaced. Everything else may pass. */
async function locate(riderId: Id): Promise<RiderLocation | null> {
  const response = await fetch(pathOf(locateRider, { riderId }), {
    headers: { accept: 'application/json', ...(authorization !== null && { authorization }) },
    cache: 'no-store',
    signal: AbortSignal.timeout(TIMEOUT * 1000),
  });
  if (response.status === 403 || response.status === 404) return null;
  const body: unknown = response.ok ? await response.json() : null;
  const location = readLocation((body as { result?: unknown } | null)?.result);
  if (location === null) throw new Error(`locateRider: ${response.status}`);
  return location;
}
