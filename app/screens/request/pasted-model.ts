import { createEvent, createStore } from 'effector';
import { requestClosed, requestOpened } from '#core';
import type { RequestFields } from '#schemas';

/** What was read from a pasted text went into these fields. */
export const orderPasted = createEvent<RequestFields>();

/** As it was read: a person has looked at a field once they wrote something else. */
export const $pasted = createStore<RequestFields>({})
  .on(orderPasted, (_, fields) => fields)
  .reset(requestOpened, requestClosed);
