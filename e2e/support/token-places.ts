import type { BrowserContext, Page } from 'playwright';
import { merchant } from '../pages/demo.ts';

/** The places for tokens, each with a deployment that uses it; journeys about sessions run for both. */
export const tokenPlaces = {
  'in the storage of the browser': { deployment: 'sg', inCookies: false },
  'in cookies': { deployment: 'kh', inCookies: true },
} as const;
export type TokenPlace = (typeof tokenPlaces)[keyof typeof tokenPlaces];

type Visit = { origin: string; expiresIn: number };

/** Leaves in a browser what an earlier visit left there, whose access token ends in so many seconds. */
export async function leaveSession(
  context: BrowserContext,
  { inCookies }: TokenPlace,
  { origin, expiresIn }: Visit,
): Promise<void> {
  const page = await context.newPage();
  await page.route(`${origin}/blank`, (route) => route.fulfill({ body: '' }));
  await page.goto(`${origin}/blank`);
  await page.evaluate(signInHere, { ...merchant, inCookies, expiresIn });
  await page.close();
}

/** Spoils the access token, as if the server's keys were others or its time had come, and says when the page takes it to end. */
export async function spoilAccess(page: Page, place: TokenPlace, expires: number): Promise<void> {
  if (place.inCookies) await spoilCookie(page, 'rider-portal-access', '/');
  await page.evaluate(changeTokens, {
    ...{ Expires: expires },
    ...(!place.inCookies && { AccessToken: 'spoiled' }),
  });
}

/** Spoils the refresh token, so that the server refuses to continue the session. */
export async function spoilRefresh(page: Page, place: TokenPlace): Promise<void> {
  if (place.inCookies) {
    await spoilCookie(page, 'rider-portal-refresh', '/orders/api/v1/login/extend');
    await page.evaluate(changeTokens, { Expires: 1 });
  } else await page.evaluate(changeTokens, { Expires: 1, RefreshToken: 'of-somebody-else' });
}

/** The tokens that the page's scripts can read; empty when they are in cookies. */
export async function readableTokens(page: Page): Promise<readonly string[]> {
  const texts = await page.evaluate(() => [
    ...[localStorage, sessionStorage].map((store) => JSON.stringify({ ...store })),
    document.cookie,
  ]);
  const kept = await page.context().cookies();
  const secrets = kept.filter(({ name }) => /^rider-portal-(access|refresh)$/.test(name));
  return [
    ...texts.flatMap((text) => text.match(/[\w-]{10,}\.[\w-]{10,}\.[\w-]{10,}/g) ?? []),
    ...secrets.flatMap(({ value }) => texts.filter((text) => text.includes(value))),
  ];
}

async function spoilCookie(page: Page, name: string, path: string): Promise<void> {
  const domain = new URL(page.url()).hostname;
  const kept = { name, value: 'of-somebody-else', domain, path, httpOnly: true };
  await page.context().addCookies([{ ...kept, sameSite: 'Strict' }]);
}

type Entering = { email: string; password: string; inCookies: boolean; expiresIn: number };

/** Runs in the page. */
async function signInHere({ email, password, inCookies, expiresIn }: Entering): Promise<void> {
  const answer = await fetch('/orders/api/v1/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(inCookies && { authorization: 'Cookie' }) },
    body: JSON.stringify({ email_address: email, password }),
  });
  const { user, AuthenticationResult: told } = (await answer.json()).result;
  const { ExpiresIn: _, RefreshToken = '', ...tokens } = told;
  const meta = { ...tokens, RefreshToken, Expires: Date.now() / 1000 + expiresIn };
  localStorage.setItem('token', JSON.stringify({ user, meta }));
}

/** Runs in the page. */
function changeTokens(changed: Record<string, unknown>): void {
  const session = JSON.parse(localStorage.getItem('token') ?? '{}');
  const meta = { ...session.meta, ...changed };
  localStorage.setItem('token', JSON.stringify({ ...session, meta }));
}
