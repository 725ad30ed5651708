import type { Deps } from '../module.ts';
import { hmac, isSame } from '../secrets.ts';

type Keys = Pick<Deps, 'key'>;

/** The code of a reset: six digits derived from its id, so that the database does not hold it. */
export function codeOf({ key }: Keys, resetId: string): string {
  return codeBy(key('reset-code'), resetId);
}

/** Whether a code belongs to a reset, by any valid key. */
export function isCodeOf({ key }: Keys, resetId: string, code: string): boolean {
  return key.all('reset-code').some((by) => isSame(code, codeBy(by, resetId)));
}

function codeBy(key: Buffer, resetId: string): string {
  const bytes = hmac(key).update(resetId).digest();
  return String(bytes.readUIntBE(0, 6) % 1_000_000).padStart(6, '0');
}

/** The token in the link of a registration. */
export function linkTokenOf({ key }: Keys, registrationId: string): string {
  return linkTokenBy(key('verify-link'), registrationId);
}

function linkTokenBy(key: Buffer, registrationId: string): string {
  return `${registrationId}.${hmac(key).update(registrationId).digest('base64url')}`;
}

/** The registration of a link's token; undefined for a forged one. */
export function registrationOf({ key }: Keys, token: string): string | undefined {
  const [id = ''] = token.split('.', 1);
  const isOurs = key.all('verify-link').some((by) => isSame(token, linkTokenBy(by, id)));
  return /^[0-9a-f-]{36}$/.test(id) && isOurs ? id : undefined;
}
