import { createEvent, restore } from 'effector';

/** Whether "page not found" is shown. */
export const missingShown = createEvent<boolean>();
/** Whether "page not found" is shown, for the window's title. */
export const $missing = restore(missingShown, false);
