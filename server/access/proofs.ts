import type { Deps } from '../module.ts';
import { hmac, isSame } from '../secrets.ts';

type Keys = Pick<Deps, 'key'>;

/** The code of a reset: six digits that follow from its id, so that the database holds none. */
export function codeOf({ key }: Keys, resetId: string): string {
  const bytes = hmac(key('reset-code')).update(resetId).digest();
  return String(bytes.readUIntBE(0, 6) % 1_000_000).padStart(6, '0');
}

/** What stands in the link of a registration. */
export function linkTokenOf({ key }: Keys, registrationId: string): string {
  const proof = hmac(key('verify-link')).update(registrationId).digest('base64url');
  return `${registrationId}.${proof}`;
}

/** The registration that a link was made for; undefined for a link that we did not make. */
export function registrationOf(keys: Keys, token: string): string | undefined {
  const [id = ''] = token.split('.', 1);
  return /^[0-9a-f-]{36}$/.test(id) && isSame(token, linkTokenOf(keys, id)) ? id : undefined;
}
