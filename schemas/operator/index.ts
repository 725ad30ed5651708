import type { Endpoint } from '../endpoints/endpoint.ts';
import * as operatorCalls from './calls.ts';

export { Merchant, Outlet } from './common.ts';
export { type CallField, fieldsOf } from './fields.ts';

/** Every call that operators make. They stand apart from those of merchants, whose pages and documents hold none of them. */
export { operatorCalls };
export type OperatorCallId = keyof typeof operatorCalls;

operatorCalls satisfies Record<string, Endpoint>;
