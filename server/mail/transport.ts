import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rename } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createTransport } from 'nodemailer';
import type { Config } from '../config.ts';
import { FailedOutside } from '../errands/index.ts';
import type { Message } from './message.ts';

/** Sends a mail; rejects on failure. The key becomes the message id, so that mail programs recognise a repeated mail. */
export type Transport = (to: string, message: Message, key: string) => Promise<void>;

/** Seconds to wait for the mail server. */
const patience = 30;

/** The transport: the configured mail server, or files in the outbox folder. */
export function transportFor({ mail, dataDir }: Pick<Config, 'mail' | 'dataDir'>): Transport {
  return mail.smtpUrl === undefined
    ? intoFolder(mail.from, outboxOf(dataDir))
    : throughServer(mail.from, mail.smtpUrl);
}

/** The outbox folder. */
export function outboxOf(dataDir: string): string {
  return resolve(dataDir, 'outbox');
}

function throughServer(from: string, url: string): Transport {
  const limits = { connectionTimeout: patience * 1000, socketTimeout: patience * 1000 };
  const server = createTransport({ url, ...limits });
  return async (to, message, key) => {
    await server.sendMail(addressMessage(from, to, message, key)).catch((cause: unknown) => {
      throw new FailedOutside(refusalOf(Object(cause)));
    });
  };
}

/** What a mail server's error says without its words, which repeat the address. */
function refusalOf({ code = 'error', responseCode }: { code?: string; responseCode?: number }) {
  return `The mail server did not take it: ${[code, responseCode].join(' ').trim()}.`;
}

/** Writes mails as files, renamed once complete. */
function intoFolder(from: string, folder: string): Transport {
  const writer = createTransport({ streamTransport: true, newline: 'unix' });
  return async (to, message, key) => {
    await mkdir(folder, { recursive: true });
    const { message: content } = await writer.sendMail(addressMessage(from, to, message, key));
    const name = `${new Date().toISOString().replaceAll(':', '-')}-${randomUUID()}.eml`;
    const unfinished = join(folder, `.${name}`);
    await pipeline(content, createWriteStream(unfinished, { mode: 0o600 }));
    await rename(unfinished, join(folder, name));
  };
}

function addressMessage(
  from: string,
  to: string,
  { attachments = [], ...said }: Message,
  key: string,
) {
  const [, host = 'localhost'] = /@([\w.-]+)/.exec(from) ?? [];
  const wholly = {
    from,
    to,
    ...said,
    messageId: `<${key}@${host}>`,
    attachments: [...attachments],
  };
  return { ...wholly, disableFileAccess: true, disableUrlAccess: true };
}
