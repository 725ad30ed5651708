import { attach, combine, createEvent, createStore, merge, sample } from 'effector';
import { debounce } from 'patronum';
import {
  $now,
  $user,
  clockTicked,
  happened,
  latestOf,
  noticeShown,
  occupies,
  secondsSince,
  vendorsAsked,
} from '#core';
import { parseCoordinates } from '#core/rules';
import type { CountryCode, Extent, Id, Position } from '#schemas';
import { lookUpFx, type Spoken, saveFx } from './calls.ts';
import type { OutletDraft, OutletFields } from './draft.ts';
import {
  closeForm,
  fillIn,
  isHeld,
  isSaving,
  markSaving,
  noForms,
  noteRefusal,
  openForm,
  settleForm,
} from './forms.ts';
import { readForms, restoreForms, typedForms, writeForms } from './kept.ts';
import {
  calledLocation,
  movedLocation,
  namedLocation,
  type OutletLocation,
  pinnedLocation,
  positionOf,
  typedLocation,
} from './location.ts';
import { isConflict, noticeOf, refusalOf } from './refusal.ts';

/** Milliseconds after the last key stroke before typed coordinates are looked up (specification 2, section 5). */
const pause = 500;
/** Seconds that an unsaved closed form delays the reload for a newer build. */
const patience = 300;

/** An address as it is typed, and the market that tells which of two numbers is the latitude. */
type Typed = { text: string; country: CountryCode; extent?: Extent };

export const outletOpened = createEvent<OutletDraft>();
/** Closed without a decision, such as by Escape: what was typed is kept. */
export const outletClosed = createEvent();
export const outletDiscarded = createEvent<OutletDraft>();
export const outletTyped = createEvent<Omit<OutletFields, 'location'>>();
export const outletSubmitted = createEvent<OutletDraft>();
export const addressTyped = createEvent<Spoken & Typed>();
export const placeChosen = createEvent<Spoken & { placeId: Id }>();
export const pinMoved = createEvent<Spoken & { position: Position }>();

// What was typed before a reload is there before the form is.
const findFx = attach({
  source: $user,
  mapParams: (_: OutletDraft, user) => ({ owner: user?.id ?? '' }),
  effect: typedForms.loadFx,
});
sample({ clock: outletOpened, target: findFx });
/** The form is drawn once it is known what an earlier visit left in it; what cannot be read keeps nobody waiting. */
const ready = merge([
  findFx.done.map(({ params: fresh, result }) => ({ fresh, forms: readForms(result) })),
  findFx.fail.map(({ params: fresh }) => ({ fresh, forms: [] })),
]);

const located = createEvent<OutletLocation>();
const $forms = createStore(noForms)
  .on(ready, (forms, { fresh, forms: left }) => openForm(restoreForms(forms, left), fresh))
  .on(outletClosed, closeForm)
  .on(outletTyped, fillIn)
  .on(located, (forms, location) => fillIn(forms, { location }))
  .on(outletDiscarded, settleForm)
  .on(saveFx, markSaving)
  .on(saveFx.done, (forms, { params }) => settleForm(forms, params))
  .on(saveFx.fail, (forms, { params: draft, error }) =>
    noteRefusal(forms, { draft, refusal: refusalOf(error) }),
  )
  .reset(happened('session.ended'));

// Sent or thrown away it is forgotten; who is signed out by the server finds it again.
sample({
  clock: [outletTyped, located, outletClosed, outletDiscarded, saveFx.done],
  source: { forms: $forms, user: $user },
  filter: ({ user }) => user !== null,
  fn: ({ forms, user }) => ({
    owner: user?.id ?? '',
    value: writeForms(forms),
  }),
  target: typedForms.saveFx,
});

/** The form that is open; null when none is. */
export const $outlet = $forms.map(({ open }) => open);
const $touchedAt = createStore(0).on(sample({ clock: $forms, source: $now }), (_, now) => now);
const $isLeft = createStore(false)
  .on(
    sample({
      clock: clockTicked,
      source: $touchedAt,
      filter: (at, now) => secondsSince(at, now) >= patience,
    }),
    () => true,
  )
  .reset($forms.updates);
/** Unsaved forms keep the page from reloading, but one left closed does so only for a while. */
occupies(
  'outlet',
  combine($forms, $isLeft, (forms, left) => isHeld(forms, left)),
);
/** Whether the form that is open is being saved; it takes no change meanwhile. */
export const $savingOutlet = $outlet.map((outlet) => outlet?.saving ?? false);
/** What the server has against the collection point, and the field it stands at. */
export const $outletRefusal = $outlet.map((outlet) => outlet?.refusal ?? null);

/** Only the answer to the latest lookup counts. */
const lookedUp = latestOf(
  lookUpFx,
  ...[outletOpened, outletClosed, outletDiscarded, outletSubmitted],
  ...[addressTyped, placeChosen, pinMoved],
);

sample({
  clock: addressTyped,
  fn: ({ text, country, extent }) => typedLocation(text, country, extent),
  target: located,
});
const moved = sample({
  clock: pinMoved,
  source: $outlet,
  fn: (outlet, { position }) => ({ location: outlet?.draft.fields.location, position }),
});
sample({
  clock: moved.filterMap(({ location, position }) => location && movedLocation(location, position)),
  target: located,
});
sample({
  clock: [
    placeChosen.map(({ placeId, language }) => ({ asked: { placeId }, language })),
    pinMoved.map(({ position, language }) => ({ asked: position, language })),
  ],
  target: lookUpFx,
});
const coordinatesRested = sample({
  clock: debounce({ source: addressTyped, timeout: pause }),
  source: $outlet,
  fn: (outlet, { text, extent, language }) => {
    const asked = parseCoordinates(text, extent);
    const current = outlet?.draft.fields.location.formatted_address === text;
    return asked && current ? { asked, language } : null;
  },
});
sample({
  clock: coordinatesRested.filterMap((question) => question ?? undefined),
  target: lookUpFx,
});
sample({
  clock: lookedUp.done,
  source: $outlet,
  fn: (outlet, { params: { asked }, result }) => {
    const before = outlet?.draft.fields.location;
    return 'placeId' in asked || !before
      ? namedLocation(result, 'placeId' in asked ? result : asked)
      : pinnedLocation(before, result, asked);
  },
  target: located,
});
const unnamed = sample({
  clock: lookedUp.fail,
  source: $outlet,
  fn: (outlet, { params: { asked } }) => ({ outlet, pointed: !('placeId' in asked) }),
});
sample({
  clock: unnamed.filterMap(({ outlet }) => {
    const location = outlet?.draft.fields.location;
    return location && positionOf(location) ? calledLocation(location) : undefined;
  }),
  target: located,
});
sample({
  clock: unnamed,
  fn: ({ pointed }) => ({
    key: pointed ? 'geolocator.error.reverse' : 'geolocator.error.fetch-place-details',
    type: 'warning' as const,
  }),
  target: noticeShown,
});

sample({
  clock: outletSubmitted,
  source: $forms,
  filter: (forms, draft) => !isSaving(forms, draft),
  fn: (_, draft) => draft,
  target: saveFx,
});
sample({
  clock: saveFx.done,
  fn: () => ({ key: 'outlet.saved', type: 'success' as const }),
  target: noticeShown,
});
sample({
  clock: saveFx.done,
  filter: ({ params }) => params.vendorId === null,
  fn: () => ({ key: 'outlet.saved.soon', type: 'success' as const }),
  target: noticeShown,
});
sample({ clock: saveFx.failData, fn: noticeOf, target: noticeShown });
// A conflict means that the list holds what this person does not see.
sample({
  clock: [saveFx.done, saveFx.failData.filter({ fn: isConflict })],
  fn: () => undefined,
  target: vendorsAsked,
});
