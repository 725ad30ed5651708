import { smsOf, whatsAppOf } from '#core/rules';

type Shared = {
  /** The shop, in whose name it is sent. */
  sender: string;
  /** The message, which ends before the link. */
  words: string;
  /** The link for the recipient, as a whole address. */
  link: string;
  /** As it is written here; empty where it is not known. */
  number: string;
};

/** The recipient's link in each way that it is sent: as a message to their number, and as the share sheet of the system takes it. */
export function shareWays({ sender, words, link, number }: Shared) {
  const text = `${words}\n${link}`;
  return {
    whatsApp: whatsAppOf(number, text),
    sms: number === '' ? null : smsOf(number, text),
    // A mail has the title for its subject; apps put the address behind the text by themselves.
    sheet: { title: sender, text: words, url: link },
  };
}
