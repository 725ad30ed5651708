import { createHmac, timingSafeEqual } from 'node:crypto';
import type { WebhookBody } from './api.ts';

/** Seconds that two clocks may be apart. */
const mostApart = 300;

type Headers = Readonly<Record<string, string | string[] | undefined>>;

/**
 * What the portal tells a target, once it is certain that it is the portal that says so; throws otherwise. `body` is the text
 * as it came. The header `webhook-id` is the same at every try: do nothing twice for one id.
 */
export function readWebhook(secret: string, headers: Headers, body: string): WebhookBody {
  const [id, at, given] = ['id', 'timestamp', 'signature'].map((name) =>
    String(headers[`webhook-${name}`] ?? ''),
  );
  if (!id || !at || !given) throw new Error('This is no signed webhook.');
  if (!(Math.abs(Date.now() / 1000 - Number(at)) <= mostApart))
    throw new Error('It is too old, or a clock is wrong.');
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  const digest = createHmac('sha256', key).update(`${id}.${at}.${body}`).digest('base64');
  const own = Buffer.from(`v1,${digest}`);
  // While a secret is rotated there are several signatures.
  const isSigned = given.split(' ').some((each) => {
    const other = Buffer.from(each);
    return other.length === own.length && timingSafeEqual(other, own);
  });
  if (!isSigned) throw new Error('The signature is not of this secret.');
  return JSON.parse(body);
}
