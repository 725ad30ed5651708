import { type AuthenticationResult, type Deployment, endpoints, pathOf } from '#schemas';
import {
  accessName,
  type ByCookie,
  cookieIn,
  isThisMachine,
  refreshName,
} from '../http/by-cookie.ts';
import { Headed } from '../http/serve.ts';

/** The path of the refresh cookie: only the call that takes it gets it. */
const refreshPath = pathOf(endpoints.extendLogin, {});

type Asking = {
  readonly byCookie?: ByCookie | undefined;
  readonly cookies?: string | undefined;
  readonly origin: string;
  readonly deployment: Pick<Deployment, 'sessionCookies'>;
};

type Told = { AuthenticationResult: AuthenticationResult };

/** Answers tokens: in cookies if page and deployment want that, else in the body. `life` is the refresh token's lifetime in seconds. */
export function handOver<Rest>(
  asking: Asking,
  answer: Rest & Told,
  life: number,
): (Rest & Told) | Headed<Rest & Told> {
  if (!asking.byCookie) return answer;
  if (!asking.deployment.sessionCookies) return new Headed(answer, withoutTokens(asking));
  const { AccessToken, RefreshToken = '', ExpiresIn } = answer.AuthenticationResult;
  const shown = { AccessToken: dropSignature(AccessToken), IdToken: '', ExpiresIn } as const;
  const cookies = [
    accessCookie(asking, AccessToken, ExpiresIn),
    refreshCookie(asking, RefreshToken, life),
  ];
  return new Headed(
    { ...answer, AuthenticationResult: { ...shown, InCookies: true } },
    { 'set-cookie': cookies },
  );
}

/** The same for a guest's token. */
export function handOverGuest<Answer extends { guest_token: string }>(
  asking: Asking,
  answer: Answer,
  life: number,
): Answer | Headed<Answer> {
  if (!asking.byCookie) return answer;
  if (!asking.deployment.sessionCookies) return new Headed(answer, withoutTokens(asking));
  const { guest_token } = answer;
  const cookies = [accessCookie(asking, guest_token, life), refreshCookie(asking, '', 0)];
  return new Headed(
    { ...answer, guest_token: dropSignature(guest_token) },
    { 'set-cookie': cookies },
  );
}

/** The refresh token that came in a cookie. */
export function refreshTokenIn({ cookies, origin }: Asking): string | undefined {
  return cookieIn(cookies, refreshName(origin));
}

/**
 * The headers at the end of a session: they clear the browser's cache and token cookies. The page clears its own storage.
 */
export function goodbyeHeaders(asking: Pick<Asking, 'byCookie' | 'origin'>) {
  return { 'clear-site-data': '"cache"', ...(asking.byCookie && withoutTokens(asking)) };
}

/** The headers that delete the token cookies. */
function withoutTokens(asking: Pick<Asking, 'origin'>) {
  return { 'set-cookie': [accessCookie(asking, '', 0), refreshCookie(asking, '', 0)] };
}

function accessCookie({ origin }: Pick<Asking, 'origin'>, token: string, life: number): string {
  return `${accessName(origin)}=${token}; Path=/; ${attributesOf(origin, life)}`;
}

function refreshCookie({ origin }: Pick<Asking, 'origin'>, token: string, life: number): string {
  return `${refreshName(origin)}=${token}; Path=${refreshPath}; ${attributesOf(origin, life)}`;
}

/** The attributes of a cookie: not readable by scripts, not sent by other sites, https only (except on this machine). */
function attributesOf(origin: string, life: number): string {
  const secure = isThisMachine(origin) ? '' : '; Secure';
  return `Max-Age=${Math.round(life)}; HttpOnly; SameSite=Strict${secure}`;
}

/** A token without its signature, so that a page can read its claims but not use it. */
function dropSignature(token: string): string {
  return token.slice(0, token.lastIndexOf('.') + 1);
}
