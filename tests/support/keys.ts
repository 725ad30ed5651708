import { expect } from 'vitest';
import type { KeyScope, ServiceKey } from '#schemas';
import type { testServer } from './server.ts';

type Server = Awaited<ReturnType<typeof testServer>>;

/** A service key of the demo's merchant, made as a person makes it; answers what it is, its secret, and the headers of a call with it. */
export async function serviceKey(
  server: Server,
  scopes: readonly KeyScope[],
  { vendorId = 'm4pk', outlets }: { vendorId?: string; outlets?: readonly string[] } = {},
): Promise<{ key: ServiceKey; secret: string; headers: Record<string, string> }> {
  const { headers } = await server.signIn();
  const made = await server.app.inject({
    ...{ method: 'POST', url: `/orders/api/v1/vendor/${vendorId}/service-keys`, headers },
    payload: { name: 'Till', scopes, ...(outlets && { outlets }) },
  });
  expect(made.statusCode, made.body).toBe(200);
  const { key, secret } = made.json().result;
  return { key, secret, headers: withKey(secret) };
}

/** The headers of a call with a key. */
export function withKey(secret: string, deployment = 'sg') {
  return { host: `${deployment}.localhost`, authorization: `Bearer ${secret}` };
}
