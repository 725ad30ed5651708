import { hmac, isSame } from '../../secrets.ts';

/** The path of a sandbox page: a reference with a signature. */
export function signReference(
  key: Buffer,
  purpose: 'fields' | 'challenge',
  reference: string,
): string {
  return `${reference}.${proof(key, purpose, reference)}`;
}

/** The reference in such a path; undefined for a forged one. */
export function verifyReference(
  key: Buffer,
  purpose: 'fields' | 'challenge',
  address: string,
): string | undefined {
  const [reference = '', given = ''] = address.split('.');
  return isSame(given, proof(key, purpose, reference)) ? reference : undefined;
}

function proof(key: Buffer, purpose: string, reference: string): string {
  return hmac(key).update(`${purpose} ${reference}`).digest('base64url');
}
