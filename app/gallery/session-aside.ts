import { sessionKey } from '#adapters';

const aside = 'gallery-session';

/**
 * Signs in or out the frames that are loaded next, without an end of the session: what is kept of it lies aside while screens
 * are looked at that nobody signed in sees.
 */
export function setSignedIn(isSignedIn: boolean): void {
  const [from, to] = isSignedIn ? [aside, sessionKey] : [sessionKey, aside];
  const session = localStorage.getItem(from);
  if (session === null) return;
  localStorage.setItem(to, session);
  localStorage.removeItem(from);
}
