import { createHmac, timingSafeEqual } from 'node:crypto';

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
  const expected = Buffer.from(proof(key, purpose, reference));
  const claimed = Buffer.from(given);
  const ours = claimed.length === expected.length && timingSafeEqual(claimed, expected);
  return ours ? reference : undefined;
}

function proof(key: Buffer, purpose: string, reference: string): string {
  return createHmac('sha256', key).update(`${purpose} ${reference}`).digest('base64url');
}
