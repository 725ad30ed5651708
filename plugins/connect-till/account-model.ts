import { createEvent, createStore } from 'effector';
import { happened } from '#core';
import type { Id } from '#schemas';

/** The page shows the programs of this merchant or outlet. */
export const tillOpened = createEvent<Id>();
export const tillClosed = createEvent();

/** Whose programs are shown; empty while the page is not. */
export const $account = createStore<Id>('')
  .on(tillOpened, (_, account) => account)
  .reset(tillClosed, happened('session.ended'));
