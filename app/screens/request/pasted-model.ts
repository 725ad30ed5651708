import { createEvent, createStore } from 'effector';
import { requestClosed, requestOpened } from '#core';
import type { RequestFields } from '#schemas';

/** What was read from a pasted text went into these fields. */
export const orderPasted = createEvent<RequestFields>();

/** Whether a field still is as it was read. */
export function isAsPasted(name: string, pasted: RequestFields, fields: RequestFields): boolean {
  return pasted[name] !== undefined && pasted[name] === fields[name];
}

/** The pasted values. A field that differs from its value was reviewed by the person. */
export const $pasted = createStore<RequestFields>({})
  .on(orderPasted, (_, fields) => fields)
  .reset(requestOpened, requestClosed);
