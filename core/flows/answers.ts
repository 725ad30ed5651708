import type { Order, Place } from '#schemas';
import type { PricedQuote } from '../compose/index.ts';

type Answered<Output> = { readonly event: { readonly output: Output } };
type Failed = { readonly event: { readonly error: unknown } };

/** The amount above which an order is confirmed, as parameters of an action. */
export const limitOf = ({ event: { output } }: Answered<number>) => ({ limit: output });
/** The place that a geocoder found, as parameters of an action. */
export const placeOf = ({ event: { output } }: Answered<Place>) => ({ place: output });
/** Whether an address can be delivered to, as parameters of an action. */
export const verdictOf = ({ event: { output } }: Answered<boolean>) => ({ deliverable: output });
/** A fee with its adjustments, as parameters of an action. */
export const quoteOf = ({ event: { output } }: Answered<PricedQuote>) => ({ quote: output });
/** The order that the server answered, as parameters of an action. */
export const orderOf = ({ event: { output } }: Answered<Order>) => ({ order: output });
/** Why a call failed, as parameters of an action. */
export const failureOf = ({ event: { error } }: Failed) => ({ failure: error });
