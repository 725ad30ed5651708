import { Webhook } from 'standardwebhooks';
import type { UnixTime } from '#schemas';
import type { Deps } from '../module.ts';
import { hmac } from '../secrets.ts';

/** Whose events are signed: every secret is made from the server's own key, so that the database holds none. */
type Signing = { id: string; secret_version: number; previous_until: UnixTime | null };

type Keys = Pick<Deps, 'key'>;

/** The secret of a target, as Standard Webhooks writes it. */
export function secretOf({ key }: Keys, { id, secret_version: version }: Signing): string {
  const made = hmac(key('webhooks')).update(`${id}/${version}`).digest('base64');
  return `whsec_${made}`;
}

/** The headers of one try: with the signature of the secret before as well, while that holds. */
export function signedHeaders(
  deps: Keys,
  target: Signing,
  { messageId, now, body }: { messageId: string; now: UnixTime; body: string },
): Record<string, string> {
  const { secret_version: version, previous_until: until } = target;
  const holding = until !== null && until > now ? [version, version - 1] : [version];
  const signatures = holding.map((each) =>
    new Webhook(secretOf(deps, { ...target, secret_version: each })).sign(
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
