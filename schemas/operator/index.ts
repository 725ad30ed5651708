import type { Endpoint } from '../endpoints/endpoint.ts';
import * as operatorCalls from './calls.ts';

export { Merchant, Outlet } from './common.ts';
export { type CallField, fieldsOf } from './fields.ts';

/** All calls of operators. They are kept apart, so that no page or document of merchants holds them. */
export { operatorCalls };
export type OperatorCallId = keyof typeof operatorCalls;

operatorCalls satisfies Record<string, Endpoint>;
