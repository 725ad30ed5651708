import { combine, createEvent, createStore, sample } from 'effector';
import { durations, endpointFx, happened, keyOfRefusal, noticeShown, refusedOf } from '#core';
import {
  endpoints,
  type Id,
  type MessageChoice,
  type MessageSettings,
  messageKinds,
  type Problem,
} from '#schemas';

/** The page of an outlet's messages is opened. */
export const settingsOpened = createEvent<Id>();
export const settingsClosed = createEvent();
export const settingsRetried = createEvent();
/** The person changed the switch or a kind of message; saved at once. */
export const choiceMade = createEvent<MessageChoice>();

const loadFx = endpointFx(endpoints.getMessageSettings);
const keepFx = endpointFx(endpoints.changeMessageSettings);

const $vendorId = createStore<Id | null>(null)
  .on(settingsOpened, (_, id) => id)
  .reset(settingsClosed, happened('session.ended'));

/** The saved settings; null until loaded. */
export const $settings = createStore<MessageSettings | null>(null).reset(
  settingsOpened,
  settingsClosed,
  happened('session.ended'),
);

/** Why they could not be loaded. */
export const $notKnown = createStore<Problem | null>(null)
  .on(loadFx.failData, (_, problem) => problem)
  .reset(settingsOpened, loadFx.done);
export const $coming = loadFx.pending;

const chosen = sample({
  clock: choiceMade,
  source: $vendorId,
  fn: (vendorId, body) => (vendorId === null ? undefined : { vendorId, body }),
}).filterMap((choice) => choice);
type Wanted = ReadonlyMap<Id, MessageChoice>;
/** The choices that are not saved yet, by outlet; they outlast the page. */
const $wanted = createStore<Wanted>(new Map())
  .on(chosen, (wanted, { vendorId, body }) => new Map(wanted).set(vendorId, body))
  .on(keepFx.done, (wanted, { params: { params, body } }) =>
    wanted.get(params.vendorId) === body ? without(wanted, params.vendorId) : wanted,
  )
  .on(keepFx.fail, (wanted, { params: { params } }) => without(wanted, params.vendorId))
  .reset(happened('session.ended'));

/** The choice on screen: the unsaved one, else the saved one. */
export const $choice = combine(
  { settings: $settings, wanted: $wanted, vendorId: $vendorId },
  ({ settings, wanted, vendorId }): MessageChoice | null => {
    const unsaved = wanted.get(vendorId ?? '') ?? null;
    if (unsaved !== null || settings === null) return unsaved;
    const kinds = messageKinds.filter((kind) => settings.kinds.includes(kind));
    return { on: settings.on, kinds };
  },
);

const asked = sample({ clock: [settingsOpened, settingsRetried], source: $vendorId });
sample({
  clock: asked.filterMap((vendorId) =>
    vendorId === null ? undefined : { params: { vendorId }, fresh: true },
  ),
  target: loadFx,
});
sample({
  clock: [loadFx.done, keepFx.done],
  source: $vendorId,
  filter: (shown, { params }) => params.params.vendorId === shown,
  fn: (_, { result }) => result,
  target: $settings,
});

// Save one after the other, so that the last choice wins.
const due = sample({
  clock: [chosen, keepFx.finally],
  source: $wanted,
  filter: keepFx.pending.map((keeping) => !keeping),
});
sample({
  clock: due.filterMap(([next]) => next && { params: { vendorId: next[0] }, body: next[1] }),
  target: keepFx,
});
sample({
  clock: keepFx.failData,
  fn: (problem) => ({
    key: keyOfRefusal(refusedOf(problem), 'tell.error.save'),
    ...{ type: 'error' as const, duration: durations.order },
  }),
  target: noticeShown,
});

function without(wanted: Wanted, vendorId: Id): Wanted {
  return new Map([...wanted].filter(([id]) => id !== vendorId));
}
