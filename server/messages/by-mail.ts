import { FailedOutside } from '../errands/index.ts';
import type { Transport } from '../mail/transport.ts';
import type { MessageSender } from './sender.ts';

/** As mails to a service that makes text messages of them, or into the outbox folder; `address` has `{number}` where a phone's digits go. */
export function byMail(address: string, transport: Transport): MessageSender {
  return {
    channel: 'sms',
    async send({ id, to, sender, text }) {
      const mailbox = address.replace('{number}', to.replace(/\D/g, ''));
      // What a mail server says of an address repeats it.
      await transport(mailbox, { subject: sender, text: `${text}\n` }, id).catch(() => {
        throw new FailedOutside('The mail server did not take it.');
      });
    },
  };
}
