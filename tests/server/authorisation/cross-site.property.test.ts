import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Endpoint, type EndpointId, endpoints } from '#schemas';
import { type CookieBrowser, cookieBrowser, keepInCookies } from '../../support/cookie-browser.ts';
import { law } from '../../support/property.ts';
import { testServer } from '../../support/server.ts';
import { samples } from './samples.ts';

/** Whatever a page of another site can have a browser of somebody say who is signed in here by cookies. */
const foreign = ['https://evil.example', 'null', 'http://la.localhost', 'http://a.sg.localhost'];
const origins = [...foreign, 'https://sg.localhost', 'http://sg.localhost:81'];
const own = 'http://sg.localhost';

const isSigned = ({ access }: Endpoint) => access.kind === 'fleet' || access.kind === 'processor';
const writing = (Object.values(endpoints) satisfies Endpoint[]).filter(
  (each) => each.method !== 'GET' && !isSigned(each),
);
const sampleOf = ({ id }: Endpoint) => samples[id as EndpointId];
const codeIn = (body: string): string => /"code":"(\w+)"/.exec(body)?.[1] ?? '';

let server: Awaited<ReturnType<typeof testServer>>;
let browser: CookieBrowser;
beforeAll(async () => {
  server = await testServer({ env: { RATE_LIMIT: '1000000' } });
  keepInCookies(server);
  browser = await signedIn();
});
afterAll(() => server.close());

async function signedIn(): Promise<CookieBrowser> {
  const fresh = cookieBrowser(server);
  const { tokens } = await server.signIn();
  const body = { refresh_token: tokens.RefreshToken };
  await fresh.call(endpoints.extendLogin, { body });
  return fresh;
}

type Said = { origin?: string; 'sec-fetch-site'?: string; authorization?: string };

/** What is not said is not sent. */
function said(words: Readonly<Record<keyof Said, string | undefined>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(words).filter((each): each is [string, string] => each[1] !== undefined),
  );
}

const site = fc.constantFrom(undefined, 'cross-site', 'same-site', 'none', 'same-origin');
/** With the cookies alone, or with all that a page of ours says, which no browser lets another page say. */
const words = fc.constantFrom('nothing', 'Cookie', 'whose');
const elsewhere = fc.oneof(
  fc.record({ origin: fc.constantFrom(undefined, ...origins), site, words }),
  fc.record({
    origin: fc.constant(own),
    site: fc.constantFrom('cross-site', 'same-site', 'none'),
    words,
  }),
);

test('with the cookies of somebody no writing call from another origin succeeds', () =>
  law(
    fc.asyncProperty(fc.constantFrom(...writing), elsewhere, async (endpoint, from) => {
      const authorization = {
        ...{ nothing: undefined, Cookie: 'Cookie', whose: `Cookie ${browser.name()}` },
      }[from.words];
      const headers = said({ origin: from.origin, 'sec-fetch-site': from.site, authorization });
      const answer = await browser.call(endpoint, sampleOf(endpoint), headers);
      expect(answer.headers['set-cookie']).toBeUndefined();
      if (authorization !== undefined)
        expect([answer.statusCode, codeIn(answer.body)]).toEqual([403, 'ForeignOrigin']);
      // What everybody may do without signing in is no more with the cookies than without.
      else if (endpoint.access.kind !== 'public') expect(answer.statusCode).toBe(401);
    }),
    { runs: 600 },
  ));

test('the cookies alone say nothing to a call that takes them', async () => {
  const answer = await browser.call(endpoints.extendLogin, { body: { refresh_token: '' } }, {});
  expect(answer.statusCode).toBe(401);
  expect((await browser.call(endpoints.listVendors)).statusCode).toBe(200);
});

describe('from a page of ours, with the cookies and whose they are', () => {
  /** After these somebody else is here, or nobody. */
  const ending = new Set<string>(['logout', 'logoutEverywhere', 'beginGuest']);
  let known: CookieBrowser | undefined;

  test.each(writing)('$id is let in', async (endpoint) => {
    known ??= await signedIn();
    const { statusCode, body } = await known.call(endpoint, sampleOf(endpoint));
    if (ending.has(endpoint.id)) known = undefined;
    expect(['SignInFirst', 'ForeignOrigin', 'InvalidInput']).not.toContain(codeIn(body));
    expect(statusCode).toBeLessThan(500);
  });
});

test('a read with the cookies alone is nobody’s', async () => {
  for (const origin of [undefined, ...origins]) {
    const headers = said({ origin, 'sec-fetch-site': undefined, authorization: undefined });
    expect((await browser.call(endpoints.listVendors, {}, headers)).statusCode).toBe(401);
  }
});
