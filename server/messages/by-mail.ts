import { FailedOutside } from '../errands/index.ts';
import type { Transport } from '../mail/transport.ts';
import type { MessageSender } from './sender.ts';

/** Sends messages as mails to a text message service, or into the outbox folder; `address` has `{number}` for the phone's digits. */
export function byMail(address: string, transport: Transport): MessageSender {
  return {
    channel: 'sms',
    async send({ id, to, sender, text }) {
      const mailbox = address.replace('{number}', to.replace(/\D/g, ''));
      // Do not pass on the mail server's error, which repeats the phone number.
      await transport(mailbox, { subject: sender, text: `${text}\n` }, id).catch(() => {
        throw new FailedOutside('The mail server did not take it.');
      });
    },
  };
}
