import { deliveryCost, isEditable } from '#core/rules';
import type { Order } from '#schemas';
import { toUpdate } from './beginning.ts';
import type { RequestContext } from './context.ts';
import { costOf } from './moves.ts';
import { isOrderChanged, isTooLate } from './submit-error.ts';

type Given = { readonly context: RequestContext };
type Fetched = { readonly order: Order };
type Failure = { readonly failure: unknown };

/** The guards of the flow while an order is edited. */
export const editGuards = {
  isEditing: ({ context }: Given) => context.editing !== null,
  isToBeEdited: ({ context }: Given) => context.orderId !== null,
  isEditable: (_: Given, { order }: Fetched) => isEditable(order),
  isFeeOfEditNew: ({ context: { editing, quote, agreedFee, origin } }: Given) =>
    editing !== null && costOf(quote, origin) !== agreedFee,
  isTooLate: ({ context }: Given, { failure }: Failure) =>
    context.editing !== null && isTooLate(failure),
  isOrderChanged: ({ context }: Given, { failure }: Failure) =>
    context.editing !== null && isOrderChanged(failure),
};

/** How the context changes while an order is edited. */
export const editMoves = {
  fetched: ({ context }: Given, { order }: Fetched) => toUpdate(context, order),
  /** Takes a newer record of the order and keeps what was typed. */
  fetchedAgain: ({ context }: Given, { order }: Fetched) => ({
    editing: order,
    draft: { ...context.draft, revision: order.revision ?? 0 },
    agreedFee: deliveryCost(order, context.origin.amounts),
  }),
  agreed: ({ context: { quote, origin } }: Given) => ({
    agreedFee: costOf(quote, origin),
  }),
};
