import type { Endpoint } from '#schemas';
import { scopesFor } from '../policy.ts';
import type { Json } from './json.ts';

/** The security schemes of a call, any one of which suffices. */
export function securityOf({ id, access }: Endpoint): Json[] {
  if (access.kind === 'public') return [];
  if (access.kind === 'fleet') return [{ fleet: [] }];
  if (access.kind === 'operator') return [{ operator: [] }];
  const scopes = scopesFor(id);
  return [...(scopes.length > 0 ? [{ serviceKey: scopes }] : []), { session: [] }];
}

const signed = {
  ...{ type: 'apiKey', in: 'header', name: 'webhook-signature' },
  description: 'With `webhook-id` and `webhook-timestamp`, as Standard Webhooks signs them',
};

const schemes: Readonly<Record<string, Json>> = {
  serviceKey: {
    ...{ type: 'http', scheme: 'bearer', bearerFormat: 'rpk_…' },
    description:
      'A service key of a merchant or an outlet, with one of the scopes that a call names',
  },
  session: {
    ...{ type: 'http', scheme: 'bearer' },
    description:
      'The `AccessToken` from `login`; `GoDroid {token}` instead of `Bearer` for somebody of an ordering platform, and `Cookie {who}` from a page of ours that keeps its tokens in cookies',
  },
  fleet: signed,
  webhook: signed,
  operator: {
    ...{ type: 'apiKey', in: 'cookie', name: 'rider-portal-operator' },
    description: 'What `signInOperator` sets; it is taken from our own pages alone',
  },
};

/** The ways to sign in that a document of these calls names. */
export function securitySchemes(calls: readonly Endpoint[]): Json {
  const isOperators = calls.some(({ access }) => access.kind === 'operator');
  return Object.fromEntries(
    Object.entries(schemes).filter(([name]) => (name === 'operator') === isOperators),
  );
}
