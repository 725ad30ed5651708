import { attach, createEvent, createStore, sample } from 'effector';
import { endpoints, type Problem, type PublicTracking, type UnixTime } from '#schemas';
import { networkReturned } from '../connection/model.ts';
import { $now, clockTicked, secondsSince } from '../kernel/clock.ts';
import { endpointFx } from '../kernel/ports.ts';

/** The state of a recipient's page. An order that was shown stays, marked as old, while the network fails. */
export type PublicView =
  | { readonly state: 'loading' | 'gone' | 'failed' }
  | {
      readonly state: 'shown';
      readonly tracking: PublicTracking;
      readonly old: boolean;
      /** The first estimate of the rider's arrival that this page got. */
      readonly first: UnixTime | null;
    };

/** Seconds between two fetches of an order that is under way. */
const lookEvery = 10;

/** A recipient's link was opened. */
export const publicLinkOpened = createEvent<{ token: string }>();
/** A recipient's page is left. */
export const publicLinkClosed = createEvent();
/** The person wants to look again now. */
export const publicLookAsked = createEvent();

const $token = createStore<string | null>(null)
  .on(publicLinkOpened, (_, { token }) => token)
  .reset(publicLinkClosed);

const lookFx = attach({
  effect: endpointFx(endpoints.trackPublicly),
  mapParams: (token: string) => ({ params: { token } }),
});
const $lookedAt = createStore<UnixTime>(0).on(
  sample({ clock: lookFx.finally, source: $now }),
  (_, now) => now,
);

const loading: PublicView = { state: 'loading' };

/** The state of the recipient's page that is open. */
export const $publicView = createStore<PublicView>(loading)
  .on(publicLinkOpened, () => loading)
  .on(
    sample({
      clock: lookFx.done,
      source: $token,
      filter: isCurrent,
      fn: (_, { result }) => result,
    }),
    (view, tracking) => ({
      state: 'shown',
      tracking,
      old: false,
      first: firstTold(view, tracking),
    }),
  )
  .on(
    sample({ clock: lookFx.fail, source: $token, filter: isCurrent, fn: (_, { error }) => error }),
    afterFailure,
  )
  .on(publicLookAsked, (view) => (view.state === 'shown' ? view : loading))
  .reset(publicLinkClosed);

sample({ clock: publicLinkOpened, fn: ({ token }) => token, target: lookFx });
sample({
  clock: sample({ clock: publicLookAsked, source: $token }).filterMap(
    (token) => token ?? undefined,
  ),
  target: lookFx,
});
// Fetches again until the order has ended, and at once when the network is back.
sample({
  clock: [networkReturned.map(() => 0), clockTicked.map(() => lookEvery)],
  source: { token: $token, view: $publicView, at: $lookedAt, now: $now, busy: lookFx.pending },
  filter: ({ token, view, at, now, busy }, rest) =>
    token !== null && !busy && mayChange(view) && secondsSince(at, now) >= rest,
  fn: ({ token }) => token ?? '',
  target: lookFx,
});

function isCurrent(token: string | null, { params }: { params: string }): boolean {
  return token === params;
}

function firstTold(view: PublicView, { arrives_at: at }: PublicTracking): UnixTime | null {
  return (view.state === 'shown' ? view.first : null) ?? at ?? null;
}

/** The view after a failed fetch: only a refusal of the server means that the link is gone. */
function afterFailure(view: PublicView, problem: Problem): PublicView {
  const refused = problem.tag === 'refused' && problem.status < 429;
  if (refused) return { state: 'gone' };
  return view.state === 'shown' ? { ...view, old: true } : { state: 'failed' };
}

const ends: ReadonlySet<string> = new Set(['delivered', 'returned', 'cancelled']);

function mayChange(view: PublicView): boolean {
  if (view.state === 'shown') return !ends.has(view.tracking.stage);
  return view.state !== 'gone';
}
