import { type AuthenticationResult, type Deployment, endpoints, pathOf } from '#schemas';
import {
  accessName,
  type ByCookie,
  cookieIn,
  isThisMachine,
  refreshName,
} from '../http/by-cookie.ts';
import { Headed } from '../http/serve.ts';

/** The refresh token goes to the one call that takes it, and to no other. */
const refreshPath = pathOf(endpoints.extendLogin, {});

type Asking = {
  readonly byCookie?: ByCookie | undefined;
  readonly cookies?: string | undefined;
  readonly origin: string;
  readonly deployment: Pick<Deployment, 'sessionCookies'>;
};

type Told = { AuthenticationResult: AuthenticationResult };

/** Gives tokens to who asked: into cookies where the page wants that and the deployment has it so, else in the answer. `life` is the refresh token's, in seconds. */
export function handOver<Rest>(
  asking: Asking,
  answer: Rest & Told,
  life: number,
): (Rest & Told) | Headed<Rest & Told> {
  if (!asking.byCookie) return answer;
  if (!asking.deployment.sessionCookies) return new Headed(answer, withoutTokens(asking));
  const { AccessToken, RefreshToken = '', ExpiresIn } = answer.AuthenticationResult;
  const shown = { AccessToken: unsigned(AccessToken), IdToken: '', ExpiresIn } as const;
  const cookies = [
    accessCookie(asking, AccessToken, ExpiresIn),
    refreshCookie(asking, RefreshToken, life),
  ];
  return new Headed(
    { ...answer, AuthenticationResult: { ...shown, InCookies: true } },
    { 'set-cookie': cookies },
  );
}

/** The same for the one token of a guest, which lives for `life` seconds. */
export function handOverGuest<Answer extends { guest_token: string }>(
  asking: Asking,
  answer: Answer,
  life: number,
): Answer | Headed<Answer> {
  if (!asking.byCookie) return answer;
  if (!asking.deployment.sessionCookies) return new Headed(answer, withoutTokens(asking));
  const { guest_token } = answer;
  const cookies = [accessCookie(asking, guest_token, life), refreshCookie(asking, '', 0)];
  return new Headed({ ...answer, guest_token: unsigned(guest_token) }, { 'set-cookie': cookies });
}

/** The refresh token that came in a cookie. */
export function refreshTokenIn({ cookies, origin }: Asking): string | undefined {
  return cookieIn(cookies, refreshName(origin));
}

/**
 * The headers with the end of a session: nothing that was fetched in it is shown from memory. What the page keeps it empties itself, save
 * for how this device likes to see it and for what no script reaches.
 */
export function goodbyeHeaders(asking: Pick<Asking, 'byCookie' | 'origin'>) {
  return { 'clear-site-data': '"cache"', ...(asking.byCookie && withoutTokens(asking)) };
}

/** The headers that take the tokens out of a browser. */
function withoutTokens(asking: Pick<Asking, 'origin'>) {
  return { 'set-cookie': [accessCookie(asking, '', 0), refreshCookie(asking, '', 0)] };
}

function accessCookie({ origin }: Pick<Asking, 'origin'>, token: string, life: number): string {
  return `${accessName(origin)}=${token}; Path=/; ${closed(origin, life)}`;
}

function refreshCookie({ origin }: Pick<Asking, 'origin'>, token: string, life: number): string {
  return `${refreshName(origin)}=${token}; Path=${refreshPath}; ${closed(origin, life)}`;
}

/** For this host alone; no script reads it, no page of another site sends it, and it takes no unsafe line. */
function closed(origin: string, life: number): string {
  const secure = isThisMachine(origin) ? '' : '; Secure';
  return `Max-Age=${Math.round(life)}; HttpOnly; SameSite=Strict${secure}`;
}

/** All of a token but its signature, which alone proves anything: a page sees whose it is, and until when. */
function unsigned(token: string): string {
  return token.slice(0, token.lastIndexOf('.') + 1);
}
