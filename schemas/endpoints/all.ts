import type { Endpoint } from './endpoint.ts';
import * as endpoints from './index.ts';

/**
 * All calls; OpenAPI, the tests of authorisation and of the contract iterate over them. It is a module's namespace and not
 * an object, so that a page's bundle holds only the calls that it makes.
 */
export { endpoints };
export type EndpointId = keyof typeof endpoints;

endpoints satisfies Record<string, Endpoint>;
