import { Webhook } from 'standardwebhooks';
import type { UnixTime } from '#schemas';
import { hmac } from '../secrets.ts';

/** The target whose events are signed. Secrets are derived from one key, so the database holds none. */
type Signing = { id: string; secret_version: number; previous_until: UnixTime | null };

/** The secret of a target, as Standard Webhooks writes it. */
export function secretOf(key: Buffer, { id, secret_version: version }: Signing): string {
  const made = hmac(key).update(`${id}/${version}`).digest('base64');
  return `whsec_${made}`;
}

/** The headers of one try; signed with the previous secret as well while that is valid. */
export function signedHeaders(
  key: Buffer,
  target: Signing,
  { messageId, now, body }: { messageId: string; now: UnixTime; body: string },
): Record<string, string> {
  const { secret_version: version, previous_until: until } = target;
  const holding = until !== null && until > now ? [version, version - 1] : [version];
  const signatures = holding.map((each) =>
    new Webhook(secretOf(key, { ...target, secret_version: each })).sign(
      messageId,
      new Date(now * 1000),
      body,
    ),
  );
  return {
    'webhook-id': messageId,
    'webhook-timestamp': String(Math.floor(now)),
    'webhook-signature': signatures.join(' '),
    'user-agent': 'rider-portal-webhooks/1',
  };
}
