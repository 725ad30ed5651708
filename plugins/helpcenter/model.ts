import { attach, combine, createEvent, createStore, merge, sample } from 'effector';
import { $flags, $now, $user, $vendor, clockTicked, happened, latestOf, occupies } from '#core';
import { waitFx } from '#core/ports';
import { withoutCards } from '#core/rules';
import { helpText } from './kept.ts';
import { type Visit, visitFx } from './visit.ts';

/** Seconds after which a token is exchanged: 3,600,000 ms minus 300,000 ms (specification 1, section 4). */
export const REFRESH_EVERY = 3600 - 300;
/** Seconds until another try after a failed refresh. */
const pause = 60;
/** Seconds to wait for the page in the frame to load. */
const loadPatience = 15;
/** Seconds to wait for it to go on to a fresh address by itself. */
const renewPatience = 5;

/** The person opened the help centre, in a language. */
export const helpOpened = createEvent<string>();
export const helpClosed = createEvent();
export const helpRetried = createEvent();
/** The page in the frame has loaded. */
export const helpLoaded = createEvent();
/** The page in the frame went on to the latest address. */
export const helpRenewed = createEvent();

/** Unsent text in the page changed; empty once it was sent. */
export const helpTyped = createEvent<string>();

const $locale = createStore('en').on(helpOpened, (_, locale) => locale);
/** The person and outlet of the visit. */
const $asker = combine($user, $vendor, (user, vendor) =>
  user && vendor ? JSON.stringify([user.id, vendor.vendor_id]) : null,
);
/** Another person, outlet or language starts another visit. */
const changed = merge([$asker.updates, $locale.updates]);

// Ask on opening, on retry and before a token expires. Answers for a previous visit are dropped.
const asked = createEvent();
const visited = latestOf(visitFx, changed);
sample({ clock: asked, source: $locale, fn: (locale) => ({ locale }), target: visitFx });
const answered = visited.done.map(({ result }) => result);
const failed = visited.fail;
const $asking = createStore(false)
  .on(asked, () => true)
  .reset(answered, failed, changed);
const $visit = createStore<Visit | null>(null)
  .on(answered, (_, visit) => visit)
  .reset(helpRetried, changed);
sample({
  clock: helpOpened,
  source: { visit: $visit, asker: $asker, asking: $asking },
  filter: ({ visit, asker, asking }) => visit === null && asker !== null && !asking,
  fn: () => undefined,
  target: asked,
});
sample({ clock: helpRetried, target: asked });
/** When the next token is due; null before the help centre was opened. */
const $due = createStore<number | null>(null)
  .on(sample({ clock: answered, source: $now }), (_, now) => now + REFRESH_EVERY)
  .on(sample({ clock: failed, source: $now }), (due, now) => due && now + pause)
  .reset(changed);
sample({
  clock: clockTicked,
  source: { due: $due, asking: $asking },
  // A due time further away than a token's lifetime comes from a wrong clock.
  filter: ({ due, asking }, now) =>
    due !== null && (now >= due || due - now > REFRESH_EVERY) && !asking,
  fn: () => undefined,
  target: asked,
});

/** The widget as the specification keeps it (1, section 3): open or closed, token, address. */
export const $helpOpen = createStore(false)
  .on(helpOpened, () => true)
  .reset(helpClosed, $asker.updates);
// When its flag is turned off, it closes, since its buttons are gone.
sample({
  clock: $flags,
  filter: ({ helpcenter }) => !helpcenter,
  fn: () => undefined,
  target: helpClosed,
});
// Something may be typed inside the frame, so a reload must not cut it off.
occupies('help', $helpOpen);
export const $helpToken = $visit.map((visit) => visit?.token ?? null);
export const $helpUrl = $visit.map((visit) => visit?.url ?? null);

// An unsent message is kept for its person, also across a reload.
const findFx = attach({
  source: $user,
  mapParams: (_: string, user) => ({ owner: user?.id ?? '' }),
  effect: helpText.loadFx,
});
sample({ clock: helpOpened, target: findFx });
export const $helpText = createStore('')
  .on(findFx.doneData, (_, text) => text ?? '')
  .on(helpTyped, (_, text) => text)
  .reset(happened('session.ended'));
sample({
  clock: helpTyped,
  source: $user,
  filter: Boolean,
  fn: (user, text) => ({ owner: user.id, value: withoutCards(text) || null }),
  target: helpText.saveFx,
});

/** The address in the frame. It stays while the page works, even if the address is renewed, so that nothing typed is lost. */
export const $helpFrame = createStore<string | null>(null).reset(helpClosed, helpRetried, changed);
sample({
  clock: [helpOpened, $helpUrl],
  source: { open: $helpOpen, frame: $helpFrame, url: $helpUrl },
  filter: ({ open, frame }) => open && frame === null,
  fn: ({ url }) => url,
  target: $helpFrame,
});
/** Counts the pages shown, so that each has its own timeout. */
const $showing = createStore(0).on($helpFrame.updates, (showing) => showing + 1);
const $loaded = createStore(false)
  .on(helpLoaded, () => true)
  .reset($helpFrame.updates);
const loadPatienceFx = attach({
  effect: waitFx,
  mapParams: (_: number) => ({ seconds: loadPatience }),
});
sample({
  clock: $helpFrame.updates,
  source: $showing,
  filter: (_, frame) => frame !== null,
  target: loadPatienceFx,
});

// A failed load is shown in place of the page; a failed refresh behind a working page is not shown.
export const $helpFailure = createStore<'help-center.failed' | 'help-center.load-failed' | null>(
  null,
).reset(helpOpened, helpClosed, helpRetried, helpLoaded, changed);
sample({
  clock: failed,
  source: $visit,
  filter: (visit) => visit === null,
  fn: () => 'help-center.failed' as const,
  target: $helpFailure,
});
sample({
  clock: loadPatienceFx.done,
  source: { showing: $showing, loaded: $loaded },
  filter: ({ showing, loaded }, { params }) => showing === params && !loaded,
  fn: () => 'help-center.load-failed' as const,
  target: $helpFailure,
});

// Renewal: the page is told its next address, and navigated there if it does not go on by itself.
const $renewed = createStore<string | null>(null).on(
  sample({ clock: helpRenewed, source: $helpUrl }),
  (_, url) => url,
);
/** The address that the page should go on to; null when it is there. */
export const $helpNext = combine($helpFrame, $helpUrl, $renewed, (frame, url, renewed) =>
  frame === null || url === frame || url === renewed ? null : url,
);
const renewPatienceFx = attach({
  effect: waitFx,
  mapParams: (_: string | null) => ({ seconds: renewPatience }),
});
sample({ clock: $helpNext, filter: (next) => next !== null, target: renewPatienceFx });
sample({
  clock: renewPatienceFx.done,
  source: $helpNext,
  filter: (next, { params }) => next !== null && next === params,
  target: $helpFrame,
});
