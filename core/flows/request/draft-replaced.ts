import { createEvent } from 'effector';
import type { Id } from '#schemas';

/** The kept draft of an outlet was replaced, so a form that shows it starts over. */
export const draftReplaced = createEvent<Id>();
