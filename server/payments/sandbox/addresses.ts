import { hmac, isSame } from '../../secrets.ts';

/** What the sandbox's pages are called by: a reference with a proof that we named it. */
export function sealed(key: Buffer, purpose: 'fields' | 'challenge', reference: string): string {
  return `${reference}.${proof(key, purpose, reference)}`;
}

/** The reference in a page's address; undefined when we did not make it. */
export function unsealed(
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
