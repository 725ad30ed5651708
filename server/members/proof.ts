import type { Id } from '#schemas';
import type { Deps } from '../module.ts';
import { hmac, isSame } from '../secrets.ts';

type Keys = Pick<Deps, 'key'>;

/** What stands in the link of an invitation. */
export function invitationTokenOf({ key }: Keys, invitationId: Id): string {
  const proof = hmac(key('invitation')).update(invitationId).digest('base64url');
  return `${invitationId}.${proof}`;
}

/** The invitation that a link was made for; undefined for a link that we did not make. */
export function invitationOf(keys: Keys, token: string): Id | undefined {
  const [id = ''] = token.split('.', 1);
  return /^[0-9a-f-]{36}$/.test(id) && isSame(token, invitationTokenOf(keys, id)) ? id : undefined;
}
