import { createHmac, timingSafeEqual } from 'node:crypto';

/** Seconds that two clocks may be apart. */
const mostApart = 300;

/** The headers of a call that we sign, as Standard Webhooks has them. */
export function sign(secret: string, id: string, seconds: number, body: string) {
  const at = String(Math.floor(seconds));
  return {
    ...{ 'webhook-id': id, 'webhook-timestamp': at },
    'webhook-signature': signatureOf(secret, id, at, body),
  };
}

type Headers = Readonly<Record<string, string | string[] | undefined>>;

/** Whether the portal signed a call, not long ago. While it changes its secret it signs with both. */
export function isSigned(secret: string, headers: Headers, body: string, now: number): boolean {
  const [id, at, given] = ['id', 'timestamp', 'signature'].map((name) =>
    String(headers[`webhook-${name}`] ?? ''),
  );
  if (!id || !at || !given || !/^\d+$/.test(at)) return false;
  if (Math.abs(Number(at) - now) > mostApart) return false;
  const own = Buffer.from(signatureOf(secret, id, at, body));
  return given.split(' ').some((each) => {
    const other = Buffer.from(each);
    return other.length === own.length && timingSafeEqual(other, own);
  });
}

function signatureOf(secret: string, id: string, at: string, body: string): string {
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  return `v1,${createHmac('sha256', key).update(`${id}.${at}.${body}`).digest('base64')}`;
}
