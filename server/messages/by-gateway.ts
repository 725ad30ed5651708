import { at } from '../clock.ts';
import type { Config } from '../config.ts';
import { signedHeaders } from '../dispatch/remote/signature.ts';
import { FailedOutside, Refused } from '../errands/index.ts';
import { isNoForGood } from '../http/no-for-good.ts';
import type { Deps } from '../module.ts';
import { targetsFor } from '../webhooks/addresses.ts';
import { isTaken, send } from '../webhooks/send.ts';
import type { MessageSender, RecipientMessage } from './sender.ts';

type Gateway = NonNullable<Config['messageGateway']>;

/** Sends messages by signed calls to a gateway. */
export function byGateway(gateway: Gateway, { clock }: Pick<Deps, 'clock'>): MessageSender {
  const { url, secrets, channel } = gateway;
  const targets = targetsFor({ any: gateway.targets === 'any' });
  return {
    channel,
    async send(message) {
      const { id } = message;
      const body = JSON.stringify(bodyOf(message, channel));
      const headers = {
        ...signedHeaders(secrets, { id, at: clock(), body }),
        'idempotency-key': id,
        'user-agent': 'rider-portal-messages/1',
      };
      const outcome = await send({ url, headers, body }, targets);
      if (isTaken(outcome)) return;
      const { status = 0, reason } = outcome;
      if (isNoForGood(status)) throw new Refused(reason);
      throw new FailedOutside(reason);
    },
  };
}

function bodyOf({ created_at, ...message }: RecipientMessage, channel: Gateway['channel']) {
  const timestamp = at(created_at).toISOString();
  return { type: 'recipient.message', timestamp, data: { channel, ...message } };
}
