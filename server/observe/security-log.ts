import type { Deployment } from '#schemas';
import { shortAddress } from '../http/short-address.ts';
import type { Log } from '../log.ts';
import { tellHappened } from './happened.ts';

/** Security events, with level and message. */
const events = {
  'signed-in': ['info', 'somebody signed in'],
  'sign-in-failed': ['warn', 'a sign-in failed'],
  'locked-out': ['warn', 'a sign-in has to wait for those that failed before'],
  'token-reused': ['warn', 'a refresh token came back after its use: its session was ended'],
  'account-made': ['info', 'somebody proved their address and has an account'],
  'account-refused': ['warn', 'the link of a registration, or its password, was refused'],
  'reset-asked': ['info', 'a code for a new password was asked for'],
  'reset-refused': ['warn', 'a code for a new password was refused'],
  'reset-done': ['info', 'a password was set by a code'],
  'second-factor-on': ['info', 'somebody signs in with a code beside the password'],
  'second-factor-off': ['warn', 'somebody signs in with a password alone again'],
  'codes-required': ['info', 'a merchant asks everybody for a code at sign-in'],
  'codes-not-required': ['warn', 'a merchant asks nobody for a code at sign-in any more'],
  'oidc-linked': ['info', 'somebody can sign in with an identity provider'],
  'oidc-unlinked': ['info', 'somebody cannot sign in with an identity provider any more'],
  'passkey-added': ['info', 'somebody can sign in with one more passkey'],
  'passkey-removed': ['info', 'a passkey signs nobody in any more'],
  'passkey-copied': [
    'warn',
    'a passkey was used that counts less than before: somebody may have a copy',
  ],
  'pin-set': ['info', 'somebody gets in by a PIN on a device that people share'],
  'session-ended': ['info', 'a session was ended'],
  'sessions-ended': ['info', 'all sessions of a person were ended'],
  'logout-refused': [
    'warn',
    'somebody who proves to be no identity provider wanted to end sessions',
  ],
  'access-refused': ['warn', 'somebody asked for what is not theirs'],
  'origin-refused': ['warn', 'a socket or a change was asked for by a foreign page'],
} as const;

type SecurityEvent = keyof typeof events;

/** The call that an event is about. */
type Where = { log: Log; ip: string; requestId: string; deployment?: Pick<Deployment, 'id'> };

/** Logs a security event, with the person's id, the network of the address, and the outlet, where there are any. */
export function tellSecurity(
  where: Where,
  event: SecurityEvent,
  actor?: string,
  outlet?: string,
): void {
  const { log, ip, requestId, deployment } = where;
  const line = {
    ...{ kind: 'security', event, id: requestId, from: shortAddress(ip) },
    ...(deployment && { deployment: deployment.id }),
    ...(actor !== undefined && { actor }),
    ...(outlet !== undefined && { outlet }),
  };
  const [level, words] = events[event];
  log[level](line, words);
  tellHappened('security', { event });
}
