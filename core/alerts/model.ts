import { attach, createEvent, createStore, restore, sample } from 'effector';
import type { AlertKind, AlertSettings } from '#schemas';
import { happened } from '../kernel/log.ts';
import { loadAlertsFx, playSoundFx, saveAlertsFx } from '../kernel/ports.ts';
import { noticeShown } from '../notices/model.ts';
import type { StatusChange } from '../orders/transitions.ts';
import { $user } from '../session/model.ts';
import { alertOf, defaultAlerts, soundOf } from './alerts.ts';
import { statusesChanged } from './changes.ts';

/** Something that a person at the counter may want to know at once. */
export type Alert = StatusChange & { readonly kind: AlertKind };

/** Somebody is signed in to hear alerts; their settings are loaded. */
export const alertsStarted = createEvent();
/** The dialog of alerts is asked for. */
export const alertSettingsOpened = createEvent();
/** The dialog of alerts is left. */
export const alertSettingsClosed = createEvent();
/** The person changed what they want to be told of; it holds at once. */
export const alertsChosen = createEvent<AlertSettings>();
/** The person wants to know what a sound is like. */
export const soundTried = createEvent<AlertKind>();

/** Whether the dialog of alerts is open. */
export const $alertSettingsOpen = createStore(false)
  .on(alertSettingsOpened, () => true)
  .reset(alertSettingsClosed);
/** Which alerts this person wants on this device, and how loud. */
export const $alertSettings = restore(alertsChosen, defaultAlerts).on(
  loadAlertsFx.doneData,
  (_, stored) => stored ?? defaultAlerts,
);

/** Whether the person has chosen on this device what they are told of; null until that is known. */
export const $alertsKept = createStore<boolean | null>(null)
  .on(loadAlertsFx.doneData, (_, stored) => stored !== null)
  .on(alertsChosen, () => true);

const $owner = $user.map((user) => ({ user_id: user?.id ?? ('' as const) }));
const saveFx = attach({
  source: $owner,
  effect: saveAlertsFx,
  mapParams: (settings: AlertSettings, owner) => ({ ...owner, settings }),
});

sample({ clock: [alertsStarted, $owner], source: $owner, target: loadAlertsFx });
sample({ clock: alertsChosen, target: saveFx });

/** Whether the person's settings are loaded; alerts wait for them, since the defaults may not be what they chose. */
const $chosenKnown = createStore(false)
  .on([loadAlertsFx.finally, alertsChosen], () => true)
  .reset($owner);
const $unheard = createStore<readonly Alert[]>([])
  .on(statusesChanged, (unheard, changes) => [...unheard, ...changes.flatMap(alertFor)])
  .reset(happened('session.ended'));

/** The alerts of the last second, without those of the person's own actions. */
export const alerted = sample({
  clock: [$unheard, $chosenKnown],
  source: { unheard: $unheard, known: $chosenKnown },
}).filterMap(({ unheard, known }) => (known && unheard.length > 0 ? unheard : undefined));
$unheard.reset(alerted);

sample({
  clock: sample({
    clock: alerted,
    source: $alertSettings,
    fn: (settings, alerts) => ({ settings, kinds: alerts.map(({ kind }) => kind) }),
  }).filterMap(({ settings, kinds }) => {
    const kind = soundOf(kinds, settings);
    return kind === null ? undefined : { kind, volume: settings.volume };
  }),
  target: playSoundFx,
});
sample({
  clock: soundTried,
  source: $alertSettings,
  fn: ({ volume }, kind) => ({ kind, volume }),
  target: playSoundFx,
});
// Browsers play no sound on a page before the person has touched it.
sample({
  clock: playSoundFx.doneData,
  filter: (heard) => !heard,
  fn: () => ({ key: 'alerts.silent', type: 'warning' as const }),
  target: noticeShown,
});

function alertFor(change: StatusChange): Alert[] {
  const kind = alertOf(change.status);
  return kind === null || change.asked ? [] : [{ ...change, kind }];
}
