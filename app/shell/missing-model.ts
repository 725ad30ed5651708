import { createEvent, restore } from 'effector';

/** What stands where a page should be: the word that there is none, or no longer. */
export const missingShown = createEvent<boolean>();
/** Whether a person reads that there is no such page, which is then what the window says, too. */
export const $missing = restore(missingShown, false);
