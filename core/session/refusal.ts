import { callFx } from '../ports.ts';

/** The server does not know the token that is in use now; what it says of one that was replaced meanwhile is no news. */
export const tokenRefused = callFx.fail.filter({
  fn: ({ params: { endpoint }, error }) =>
    error.tag === 'refused' &&
    error.status === 401 &&
    error.outdated !== true &&
    endpoint.access.kind !== 'public',
});
