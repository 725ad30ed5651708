import { Webhook } from 'standardwebhooks';
import type { UnixTime } from '#schemas';
import { hmac } from '../secrets.ts';
import type { Target } from './repository.ts';

/** The target whose events are signed. Secrets are derived from one key, so the database holds none. */
type Signing = Pick<Target, 'id' | 'secret_version' | 'previous_until' | 'earlier_until'>;

/** The secret of a target, as Standard Webhooks writes it. */
export function secretOf(
  key: Buffer,
  { id, secret_version: version }: Pick<Signing, 'id' | 'secret_version'>,
): string {
  const made = hmac(key).update(`${id}/${version}`).digest('base64');
  return `whsec_${made}`;
}

/** The headers of one try; signed with each secret before as well until its end. */
export function signedHeaders(
  key: Buffer,
  target: Signing,
  { messageId, now, body }: { messageId: string; now: UnixTime; body: string },
): Record<string, string> {
  const { id, secret_version: version, previous_until, earlier_until } = target;
  const ends = [Infinity, previous_until, ...earlier_until];
  const holding = ends.flatMap((until, nth) =>
    until !== null && until > now ? [version - nth] : [],
  );
  const signatures = holding.map((each) =>
    new Webhook(secretOf(key, { id, secret_version: each })).sign(
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
