import { createEvent } from 'effector';
import type { Id } from '#schemas';

/** What is kept of an outlet's next request was replaced: a form that shows it begins again. */
export const draftReplaced = createEvent<Id>();
