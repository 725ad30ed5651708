import type { Readable } from 'node:stream';

/** A streamed attachment; one with a `cid` is a picture in the HTML. */
export type Attachment = {
  filename: string;
  contentType: string;
  content: Readable | Buffer;
  cid?: string;
};

/** A mail without its receiver. */
export type Message = {
  subject: string;
  text: string;
  /** The same as HTML. */
  html?: string;
  attachments?: readonly Attachment[];
};

/** The stored facts of a promised mail. */
export type Facts = Readonly<Record<string, unknown>>;
