import type { Endpoint } from './endpoint.ts';
import * as endpoints from './index.ts';

/**
 * Every call there is; OpenAPI, the authorisation matrix and the contract tests iterate over it. A module's namespace
 * and no object, so that a page loads only the calls that it makes.
 */
export { endpoints };
export type EndpointId = keyof typeof endpoints;

endpoints satisfies Record<string, Endpoint>;
