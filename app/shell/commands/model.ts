import { createEvent, createStore, restore, sample } from 'effector';
import { loadSingleKeysFx, saveSingleKeysFx } from '#core/ports';

/** The list of everything that can be done was asked for. */
export const paletteOpened = createEvent();
export const paletteClosed = createEvent();
export const $paletteOpen = createStore(false)
  .on(paletteOpened, () => true)
  .reset(paletteClosed);

/** The sheet of keys was asked for. */
export const keysShown = createEvent();
export const keysHidden = createEvent();
export const $keysShown = createStore(false)
  .on(keysShown, () => true)
  .reset(keysHidden);

/** Shortcuts are in use, so the stored setting is loaded. */
export const keysStarted = createEvent();
/** Whether single keys without Control or Command are shortcuts; can be turned off, such as for dictation (WCAG 2.1.4). */
export const singleKeysChosen = createEvent<boolean>();
export const $singleKeys = restore(singleKeysChosen, true).on(
  loadSingleKeysFx.doneData,
  (_, wanted) => wanted,
);

sample({ clock: keysStarted, target: loadSingleKeysFx });
sample({ clock: singleKeysChosen, target: saveSingleKeysFx });
