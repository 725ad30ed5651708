import { createEvent, sample } from 'effector';
import { $request, requestSent } from '#core';
import { filledByCustomer } from '#core/rules';
import type { Destination, RequestFields } from '#schemas';

/** Somebody who is known was chosen for their address. */
export const customerChosen = createEvent<{ destination: Destination; fields: RequestFields }>();

// An edit keeps its person in any case, and takes the rest.
sample({
  clock: customerChosen,
  source: $request,
  fn: (request, { destination, fields }) => ({
    type: 'savedAddressChosen' as const,
    destination,
    fields:
      request === null || request.context.editing !== null
        ? fields
        : filledByCustomer(fields, request.context.draft),
  }),
  target: requestSent,
});
