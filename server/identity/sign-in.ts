import { isShutOut } from '../demo/people.ts';
import { refusal } from '../http/refusal.ts';
import type { Call } from '../http/serve.ts';
import type { Deps } from '../module.ts';
import { type Agent, idleLife, openSession, type Proven } from './sessions.ts';
import { beginAgain } from './through.ts';
import { handOver } from './token-cookies.ts';
import { accessLife, signTokens } from './tokens.ts';

/** One refusal for every reason, so that nobody learns which accounts exist. */
export const notAuthorised = () =>
  refusal(401, 'NotAuthorizedException', 'Email address or password is wrong.', {
    key: 'auth.NotAuthorizedException',
  });

/** A person, with the name of their business if given. */
export type Person = Proven & { business_name: string | null };

type Opening = Pick<Deps, 'sql' | 'clock' | 'key' | 'config'> & Agent;

/** Opens a session for an authenticated person; answers its tokens, in cookies if wanted. */
export async function signIn(
  call: Opening & Pick<Call, 'byCookie' | 'origin' | 'deployment'>,
  proven: Person,
) {
  return handOver(call, await openFor(call, proven), idleLife);
}

/** Opens a session; answers its tokens. */
export async function openFor(call: Opening, proven: Person) {
  const { id, email, business_name } = proven;
  if (isShutOut(call.config, { userId: id, email })) throw notAuthorised();
  const opened = await openSession(call, proven);
  if (!opened) throw call.through ? beginAgain() : notAuthorised();
  const { sessionId, refreshToken } = opened;
  const tokens = await signTokens(call, { userId: id, email, sessionId });
  return {
    AuthenticationResult: { ...tokens, RefreshToken: refreshToken, ExpiresIn: accessLife },
    user: { id, email, ...(business_name && { business_name }) },
  };
}
