import type { Order, Place } from '#schemas';
import type { PricedQuote } from '../compose/index.ts';

type Answered<Output> = { readonly event: { readonly output: Output } };
type Failed = { readonly event: { readonly error: unknown } };

/** What guards and actions are told of an actor's end. */
export const limitOf = ({ event: { output } }: Answered<number>) => ({ limit: output });
export const placeOf = ({ event: { output } }: Answered<Place>) => ({ place: output });
export const verdictOf = ({ event: { output } }: Answered<boolean>) => ({ deliverable: output });
export const quoteOf = ({ event: { output } }: Answered<PricedQuote>) => ({ quote: output });
export const orderOf = ({ event: { output } }: Answered<Order>) => ({ order: output });
export const failureOf = ({ event: { error } }: Failed) => ({ failure: error });
