import { endpoints } from '#schemas';
import {
  client,
  type IdentityProvider,
  startIdentityProvider,
} from '../../../e2e/support/identity-provider.ts';
import { hearHappened } from '../../../server/observe/happened.ts';
import { type MembersServer, membersServer } from '../members/support.ts';

export const origin = 'http://sg.localhost';

/** A server whose deployment has a stand-in as its identity provider. */
export async function oidcServer(env: Record<string, string> = {}) {
  const provider = await startIdentityProvider();
  const secrets = { OIDC_SECRETS: `sg=${client.secret} bulgaria=${client.secret}` };
  const server = await membersServer({ ...secrets, ...env });
  provider.clock = server.deps.clock;
  offer(server, provider);
  const heard: string[] = [];
  const hearNoMore = hearHappened('security', ({ event }) => heard.push(event));
  return {
    ...server,
    provider,
    /** What the security log has of it, oldest first. */
    heard,
    async close() {
      hearNoMore();
      await server.close();
      await provider.stop();
    },
  };
}
export type OidcServer = Awaited<ReturnType<typeof oidcServer>>;

type Offer = { deployment?: string; clientId?: string; secondFactor?: 'provider' };

/** Has a deployment name a provider. */
export function offer(
  { deps }: Pick<MembersServer, 'deps'>,
  { issuer }: Pick<IdentityProvider, 'issuer'>,
  { deployment = 'sg', clientId = client.id, secondFactor }: Offer = {},
): void {
  const found = deps.deployments.forHost(`${deployment}.localhost`);
  const oidc = { issuer, clientId, name: 'Stand-in', secondFactor };
  if (found.ok) found.deployment.signIn = { oidc };
}

/** A browser that goes to the provider and back, and keeps its one cookie. */
export function traveller(server: OidcServer, at = origin) {
  let cookie = '';
  const { host, protocol } = new URL(at);
  const sent = () => ({
    ...{ host, ...(cookie !== '' && { cookie }) },
    ...(protocol === 'https:' && { 'x-forwarded-proto': 'https' }),
  });
  const get = async (url: string) => {
    const answer = await server.app.inject({ method: 'GET', url, headers: sent() });
    const [set = ''] = [answer.headers['set-cookie'] ?? []].flat();
    if (set !== '') cookie = set.split(';')[0] ?? '';
    return answer;
  };
  const finish = (code: string, headers: Record<string, string> = {}) =>
    server.send(endpoints.finishOidcSignIn, { ...sent(), ...headers }, { body: { code } });
  return {
    get,
    finish,
    get cookie() {
      return cookie;
    },
    /** Leaves for the provider; answers where it was sent. */
    leave: async (after = '/history') =>
      String((await get(`/auth/oidc/start?after=${encodeURIComponent(after)}`)).headers.location),
    /** Comes back from it; answers where it was sent. */
    async comeBack(address: string) {
      const { pathname, search } = new URL(address, at);
      return String((await get(pathname + search)).headers.location);
    },
    /** All the way, up to the code that the page is given. */
    async arrive(after?: string) {
      const there = await this.leave(after);
      const back = await this.comeBack(await goOn(there));
      return { back, code: back.split('#')[1] ?? '' };
    },
  };
}

/** What somebody does at the provider; answers where that leads. */
export async function goOn(there: string, link = 0): Promise<string> {
  const page = await (await fetch(there)).text();
  const links = [...page.matchAll(/href="([^"]+)"/g)].map(([, href = '']) => href);
  return (links[link] ?? '').replaceAll('&amp;', '&');
}

/** Sends a token by which the stand-in says that somebody is gone, or what else may come in its place. */
export function sendLogout({ app }: OidcServer, logout_token: string, host = 'sg.localhost') {
  return app.inject({
    ...{ method: 'POST', url: '/auth/oidc/backchannel-logout' },
    headers: { host, 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ logout_token }).toString(),
  });
}

/** How many are signed in, linked, or on their way in. */
export async function insiders({ sql }: Pick<MembersServer, 'sql'>) {
  const [counts] = await sql<{ sessions: number; links: number; arrivals: number }[]>`
    select (select count(*)::int from sessions) as sessions, (select count(*)::int from oidc_links) as links,
      (select count(*)::int from oidc_arrivals) as arrivals`;
  return counts;
}
