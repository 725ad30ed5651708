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

/** A choice that is not saved yet. */
const $wanted = createStore<MessageChoice | null>(null)
  .on(choiceMade, (_, choice) => choice)
  .on(keepFx.done, (wanted, { params }) => (wanted === params.body ? null : wanted))
  .reset(keepFx.fail, settingsOpened, settingsClosed);

/** The choice on screen: the unsaved one, else the saved one. */
export const $choice = combine($settings, $wanted, (settings, wanted): MessageChoice | null => {
  if (wanted !== null || settings === null) return wanted;
  const kinds = messageKinds.filter((kind) => settings.kinds.includes(kind));
  return { on: settings.on, kinds };
});

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
  clock: [choiceMade, keepFx.finally],
  source: { vendorId: $vendorId, body: $wanted, keeping: keepFx.pending },
});
sample({
  clock: due.filterMap(({ vendorId, body, keeping }) =>
    vendorId === null || body === null || keeping ? undefined : { params: { vendorId }, body },
  ),
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
