import { type Endpoint, pathOf } from '#schemas';
import type { testServer } from './server.ts';

type Server = Pick<Awaited<ReturnType<typeof testServer>>, 'app' | 'deps'>;
type Sent = { params?: object; query?: Record<string, string>; body?: object };
type Headers = Readonly<Record<string, string>>;
type Cookie = { value: string; path: string };

/** Has a deployment keep tokens in cookies, or no longer. */
export function keepInCookies({ deps }: Server, wanted = true, deployment = 'sg'): void {
  const found = deps.deployments.forHost(`${deployment}.localhost`);
  if (found.ok) found.deployment.sessionCookies = wanted;
}

/** A browser and a page of ours in it, which keeps its tokens in cookies: it sends what browsers send, and of itself whose tokens it has. */
export function cookieBrowser(server: Server, origin = 'http://sg.localhost') {
  const jar = new Map<string, Cookie>();
  /** What the page keeps of its tokens. */
  let name = '';

  const cookiesFor = (url: string) =>
    [...jar]
      .filter(([, { path }]) => url.startsWith(path))
      .map(([key, { value }]) => `${key}=${value}`)
      .join('; ');

  function store(header: string): void {
    const [pair = '', ...attributes] = header.split('; ');
    const [key = '', value = ''] = pair.split('=');
    const path = attributes.find((each) => each.startsWith('Path='))?.slice(5) ?? '/';
    if (attributes.includes('Max-Age=0')) jar.delete(key);
    else jar.set(key, { value, path });
  }

  function learn(result: Told | undefined): void {
    name = result?.AuthenticationResult?.AccessToken ?? result?.guest_token ?? name;
  }

  const own = (): Headers => ({
    ...{ origin, 'sec-fetch-site': 'same-origin' },
    authorization: name === '' ? 'Cookie' : `Cookie ${name}`,
  });

  /** A call as a page of another site would make it has headers of its own; `said` replaces all that ours would say. */
  async function call(
    endpoint: Endpoint,
    { params = {}, query = {}, body }: Sent = {},
    said: Headers = own(),
  ) {
    const url = pathOf(endpoint, { ...params });
    const cookie = cookiesFor(url);
    const answer = await server.app.inject({
      ...{ method: endpoint.method, url, query },
      headers: {
        ...{ host: new URL(origin).host, 'idempotency-key': 'a-key-of-sixteen-or-more' },
        ...(origin.startsWith('https:') && { 'x-forwarded-proto': 'https' }),
        ...(cookie !== '' && { cookie }),
        ...said,
      },
      ...(body && { payload: body }),
    });
    for (const each of [answer.headers['set-cookie'] ?? []].flat()) store(each);
    const isOwn = said.authorization?.startsWith('Cookie') === true;
    if (isOwn && answer.statusCode === 200) learn(answer.json().result);
    return answer;
  }

  return {
    jar,
    call,
    own,
    /** What the page says of its tokens, and another name in its place. */
    name: () => name,
    rename(other: string): void {
      name = other;
    },
  };
}
export type CookieBrowser = ReturnType<typeof cookieBrowser>;

type Told = { AuthenticationResult?: { AccessToken: string }; guest_token?: string };
