import { expose } from 'comlink';
import { type Event, type Id, locateRiders, pathOf, quickly } from '#schemas';
import { createRiderQueue, type Located, type RiderTargets } from './riders-round.ts';

/** Seconds after which a silent server counts as an error. */
const TIMEOUT = 5;

let authorization: string | null = null;
let report: (facts: readonly Event[]) => void = () => {};
/** Called when the status of the server's answers changes; null for no answer. */
let tell: (status: number | null) => void = () => {};
let told: number | null = 200;

const readLocated = quickly(locateRiders.result);

const queue = createRiderQueue({
  locate,
  now: () => Date.now() / 1000,
  wait: (seconds) => new Promise((resolve) => setTimeout(resolve, seconds * 1000)),
  report: (facts) => report(facts),
});

/** What the page may ask of this worker, through Comlink. */
const api = {
  /** Sets the receivers of facts and of changed HTTP statuses; the page passes functions proxied by Comlink. */
  listen(
    heard: (facts: readonly Event[]) => void,
    answered: (status: number | null) => void,
  ): void {
    report = heard;
    tell = answered;
  },
  /** Sets the `Authorization` header; the page calls it again after each refresh of its token. */
  authorize(header: string | null): void {
    authorization = header;
    queue.retry();
  },
  track: (targets: RiderTargets): void => queue.track(targets),
  setVisible: (visible: boolean): void => queue.setVisible(visible),
};
export type RidersWorker = typeof api;

expose(api);

/** Riders missing from the answer are no error: their order has ended, or they were replaced. */
async function locate(rider_ids: readonly Id[]): Promise<Located> {
  const { method } = locateRiders;
  const response = await ask({
    method,
    headers: {
      ...{ accept: 'application/json', 'content-type': 'application/json' },
      ...(authorization !== null && { authorization }),
    },
    body: JSON.stringify({ rider_ids }),
    cache: 'no-store',
    signal: AbortSignal.timeout(TIMEOUT * 1000),
  });
  answer(response.status);
  const body: unknown = response.ok ? await response.json() : null;
  const located = readLocated((body as { result?: unknown } | null)?.result);
  if (located === null) throw new Error(`locateRiders: ${response.status}`);
  return located;
}

function ask(init: RequestInit): Promise<Response> {
  return fetch(pathOf(locateRiders, {}), init).catch((cause: unknown) => {
    answer(null);
    throw cause;
  });
}

function answer(status: number | null): void {
  if (status !== told) tell(status);
  told = status;
}
