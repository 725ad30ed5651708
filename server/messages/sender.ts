import type { Id, MessageChannel, MessageKind, UnixTime } from '#schemas';

/** A message as it leaves: the same at every try. It names nobody, and holds one link. */
export type RecipientMessage = {
  id: Id;
  kind: MessageKind;
  /** The whole number, with its country's prefix. */
  to: string;
  /** As BCP 47 has it. */
  language: string;
  /** What the service is called. */
  sender: string;
  text: string;
  /** The same in parts, for channels whose texts are agreed on before. */
  outlet: string;
  link: string;
  created_at: UnixTime;
};

/** Who brings a message to a phone: a service that is told of it, or nobody. */
export type MessageSender = {
  /** How messages go out; null where none does. */
  channel: MessageChannel | null;
  /** Hands a message over. Rejects with `Refused` where no further try would change that, else with `FailedOutside`. */
  send(message: RecipientMessage): Promise<void>;
};
