import type { Id, MessageChannel, MessageKind, UnixTime } from '#schemas';

/** A message as it is sent, the same at every try. It names no person, and holds one link. */
export type RecipientMessage = {
  id: Id;
  kind: MessageKind;
  /** The whole number, with its country's prefix. */
  to: string;
  /** A BCP 47 tag. */
  language: string;
  /** The name of the service. */
  sender: string;
  text: string;
  /** The parts of the text, for channels with approved templates. */
  outlet: string;
  link: string;
  created_at: UnixTime;
};

/** Sends messages to phones. */
export type MessageSender = {
  /** The channel; null without a sender. */
  channel: MessageChannel | null;
  /** Sends a message. Rejects with `Refused` where a retry is useless, else with `FailedOutside`. */
  send(message: RecipientMessage): Promise<void>;
};
