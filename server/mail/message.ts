import type { Readable } from 'node:stream';

/** A file that a mail carries, read while the mail is being sent; one with a `cid` is a picture in its text, which names it so. */
export type Attachment = {
  filename: string;
  contentType: string;
  content: Readable | Buffer;
  cid?: string;
};

/** What a mail says; who it is for is known before. */
export type Message = {
  subject: string;
  text: string;
  /** The same for programs that show more than text. */
  html?: string;
  attachments?: readonly Attachment[];
};

/** What a mail is about, as its kind keeps it. */
export type Facts = Readonly<Record<string, unknown>>;
