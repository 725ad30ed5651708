import { createEvent, createStore } from 'effector';
import { requestClosed, requestOpened } from '#core';
import type { RequestFields } from '#schemas';

/** What was read from a pasted text went into these fields. */
export const orderPasted = createEvent<RequestFields>();

/** The pasted values. A field that differs from its value was reviewed by the person. */
export const $pasted = createStore<RequestFields>({})
  .on(orderPasted, (_, fields) => fields)
  .reset(requestOpened, requestClosed);
