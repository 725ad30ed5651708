import type { Id } from '#schemas';
import type { Deps } from '../module.ts';
import { hmac, isSame } from '../secrets.ts';

type Keys = Pick<Deps, 'key'>;

/** The token in the link of an invitation. */
export function invitationTokenOf({ key }: Keys, invitationId: Id): string {
  const proof = hmac(key('invitation')).update(invitationId).digest('base64url');
  return `${invitationId}.${proof}`;
}

/** The invitation of a link's token; undefined for a forged one. */
export function invitationOf(keys: Keys, token: string): Id | undefined {
  const [id = ''] = token.split('.', 1);
  return /^[0-9a-f-]{36}$/.test(id) && isSame(token, invitationTokenOf(keys, id)) ? id : undefined;
}
