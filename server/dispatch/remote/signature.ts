import { timingSafeEqual } from 'node:crypto';
import { Webhook } from 'standardwebhooks';
import type { UnixTime } from '#schemas';
import { at } from '../../clock.ts';

/** Seconds that the two clocks may differ. */
export const mostApart = 300;

/** What is signed: the id is the same at every try, the time is that of this try. */
export type Signed = { id: string; at: UnixTime; body: string };

/** The headers of a signed call by Standard Webhooks, with a signature for each secret. */
export function signedHeaders(
  secrets: readonly string[],
  signed: Signed,
): Record<'webhook-id' | 'webhook-timestamp' | 'webhook-signature', string> {
  return {
    'webhook-id': signed.id,
    'webhook-timestamp': String(Math.floor(signed.at)),
    'webhook-signature': secrets.map((secret) => signatureOf(secret, signed)).join(' '),
  };
}

/** The result of verifying a call: how many seconds the signer's clock is ahead, or why it is not valid. */
export type Proof = { ok: true; ahead: number } | { ok: false; why: string };

type Headers = Readonly<Record<string, string | readonly string[] | undefined>>;

/** Verifies a call with any of these secrets. */
export function prove(
  secrets: readonly string[],
  headers: Headers,
  body: string,
  now: UnixTime,
): Proof {
  const id = headers['webhook-id'];
  const timestamp = headers['webhook-timestamp'];
  const signatures = headers['webhook-signature'];
  if (typeof id !== 'string' || typeof timestamp !== 'string' || typeof signatures !== 'string') {
    return no('it has to carry webhook-id, webhook-timestamp and webhook-signature');
  }
  if (!/^[\w.:-]{1,128}$/.test(id))
    return no('webhook-id has to be 1 to 128 letters, digits, . : _ or -');
  if (!/^\d{1,12}$/.test(timestamp)) return no('webhook-timestamp has to be whole Unix seconds');
  const ahead = Number(timestamp) - Math.floor(now);
  if (Math.abs(ahead) > mostApart) return no(describeGap(ahead));
  const given = signatures.split(' ').slice(0, mostSignatures);
  const signed = { id, at: Number(timestamp), body };
  const isProven = secrets.some((secret) => {
    const own = signatureOf(secret, signed);
    return given.some((each) => isSame(each, own));
  });
  return isProven ? { ok: true, ahead } : no('no signature is right for this secret and body');
}

/** The most signatures that are checked; two are usual while a secret is being replaced. */
const mostSignatures = 5;

function describeGap(ahead: number): string {
  const seconds = Math.round(Math.abs(ahead));
  const side = ahead > 0 ? 'ahead of' : 'behind';
  return `webhook-timestamp is ${seconds} s ${side} the clock here, and may be ${mostApart} at most`;
}

function signatureOf(secret: string, { id, at: moment, body }: Signed): string {
  return new Webhook(secret).sign(id, at(moment), body);
}

function isSame(given: string, own: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(own)];
  return a.length === b.length && timingSafeEqual(a, b);
}

function no(why: string): Proof {
  return { ok: false, why };
}
