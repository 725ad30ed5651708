import { attach, createEvent, sample } from 'effector';
import { duplicateAsked } from '#core';
import { newKeyFx } from '#core/ports';
import type { Customer, Id } from '#schemas';

type Asked = { readonly vendor_id: Id; readonly customer: Customer };

/** The person begins a request for a customer of the book. */
export const requestForAsked = createEvent<Asked>();

const keyFx = attach({ effect: newKeyFx, mapParams: (_: Asked) => undefined });
sample({ clock: requestForAsked, target: keyFx });
sample({
  clock: keyFx.done,
  fn: ({ params: order, result: key }) => ({ order, key }),
  target: duplicateAsked,
});
