import { createEvent, createStore } from 'effector';
import type { Id } from '#schemas';
import { happened } from '../kernel/log.ts';

/** The person, or the address of the page, selected an order; null clears the selection. */
export const orderSelected = createEvent<Id | null>();

/** The order that is open; null when none is. */
export const $selectedOrderId = createStore<Id | null>(null)
  .on(orderSelected, (_, id) => id)
  .reset(happened('session.ended'));
