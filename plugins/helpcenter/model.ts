import { attach, combine, createEvent, createStore, merge, sample } from 'effector';
import { $flags, $now, $user, $vendor, clockTicked, happened, latestOf, occupies } from '#core';
import { waitFx } from '#core/ports';
import { withoutCards } from '#core/rules';
import { helpText } from './kept.ts';
import { type Visit, visitFx } from './visit.ts';

/** Seconds after which a token is exchanged: 3,600,000 ms minus 300,000 ms (specification 1, section 4). */
export const REFRESH_EVERY = 3600 - 300;
/** Seconds until another try, when a fresh token could not be loaded. */
const pause = 60;
/** Seconds that the page in the frame may take to load. */
const loadPatience = 15;
/** Seconds that it may take to go on under a fresh address by itself. */
const renewPatience = 5;

/** Somebody wants help, in the language of this code. */
export const helpOpened = createEvent<string>();
export const helpClosed = createEvent();
export const helpRetried = createEvent();
/** The page in the frame is there. */
export const helpLoaded = createEvent();
/** The page in the frame goes on under the latest address. */
export const helpRenewed = createEvent();

/** Something was typed in the page and is not sent yet; empty once it is. */
export const helpTyped = createEvent<string>();

const $locale = createStore('en').on(helpOpened, (_, locale) => locale);
/** Who asks, and for which outlet. */
const $asker = combine($user, $vendor, (user, vendor) =>
  user && vendor ? JSON.stringify([user.id, vendor.vendor_id]) : null,
);
/** Somebody else, another outlet or another language begins again. */
const changed = merge([$asker.updates, $locale.updates]);

// Asking: on opening, on trying again, and ahead of the end of a token. What was asked before is nobody's any more.
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
/** When the next token is due; never, before anybody wanted help. */
const $due = createStore<number | null>(null)
  .on(sample({ clock: answered, source: $now }), (_, now) => now + REFRESH_EVERY)
  .on(sample({ clock: failed, source: $now }), (due, now) => due && now + pause)
  .reset(changed);
sample({
  clock: clockTicked,
  source: { due: $due, asking: $asking },
  // No time to come is further away than a token lives, but for one that a wrong clock named.
  filter: ({ due, asking }, now) =>
    due !== null && (now >= due || due - now > REFRESH_EVERY) && !asking,
  fn: () => undefined,
  target: asked,
});

/** The widget as the specification keeps it (1, section 3): open or closed, token, address. */
export const $helpOpen = createStore(false)
  .on(helpOpened, () => true)
  .reset(helpClosed, $asker.updates);
// Switched off, it vanishes from the page with everything that closes it.
sample({
  clock: $flags,
  filter: ({ helpcenter }) => !helpcenter,
  fn: () => undefined,
  target: helpClosed,
});
// Nobody outside of the frame knows what is typed in it.
occupies('help', $helpOpen);
export const $helpToken = $visit.map((visit) => visit?.token ?? null);
export const $helpUrl = $visit.map((visit) => visit?.url ?? null);

// A message that is not sent yet waits for its person, also through a reload.
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

/** The page that is shown: the first of an opening stays, so that nothing typed in it is lost, while it can be used. */
export const $helpFrame = createStore<string | null>(null).reset(helpClosed, helpRetried, changed);
sample({
  clock: [helpOpened, $helpUrl],
  source: { open: $helpOpen, frame: $helpFrame, url: $helpUrl },
  filter: ({ open, frame }) => open && frame === null,
  fn: ({ url }) => url,
  target: $helpFrame,
});
/** Each page that is shown, and each time it is shown, has a time of its own to load. */
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

// What cannot be loaded is said where it would be; a refresh that fails behind a page that works is not.
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

// Renewed meanwhile: the page is told its next address, and led there when it does not go on there by itself.
const $renewed = createStore<string | null>(null).on(
  sample({ clock: helpRenewed, source: $helpUrl }),
  (_, url) => url,
);
/** Where the page that is shown should go on; null when it is there. */
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
