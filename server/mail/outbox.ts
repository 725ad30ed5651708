import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import text from 'escape-html';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { plainPagePolicy } from '../http/headers.ts';
import { refusals } from '../http/refusal.ts';
import type { ServerModule } from '../module.ts';
import { plainPage } from '../site/html.ts';
import { sendPlain } from '../site/plain.ts';
import { type ReadMail, readMail } from './eml.ts';
import { outboxOf } from './transport.ts';

/** How many mails the page lists, newest first. */
const most = 100;

/**
 * A page of unsent mails, to try the product out without a mail server. Only in the demo, without a mail server, outside of production,
 * and from this machine.
 */
export const outbox: ServerModule = {
  name: 'outbox',
  async register(app, { config }) {
    if (!isForTrying(config)) return;
    const folder = outboxOf(config.dataDir);
    app.get('/dev/outbox', async (request, reply) => {
      refuseStrangers(request);
      const names = (await namesIn(folder)).slice(0, most);
      const mails = await Promise.all(
        names.map(async (name): Promise<[string, ReadMail]> => [name, await open(folder, name)]),
      );
      return sendPlain(reply, 200, listPage(mails));
    });
    app.get<{ Params: { name: string } }>('/dev/outbox/:name', async (request, reply) => {
      refuseStrangers(request);
      const { name } = request.params;
      const page = mailPage(name, await find(folder, name));
      return sendPlain(reply, 200, page, framingPolicy);
    });
    app.get<{ Params: { name: string } }>('/dev/outbox/:name/letter', async (request, reply) => {
      refuseStrangers(request);
      const { html } = await find(folder, request.params.name);
      if (html === '') throw refusals.unknown();
      return sendPlain(reply, 200, html, letterPolicy);
    });
  },
};

const framingPolicy = `${plainPagePolicy}; frame-src 'self'`;
/** The policy of a shown letter: its own styles and pictures only. */
const letterPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox; frame-ancestors 'self'";

function isForTrying({ mail, demo }: Config): boolean {
  return mail.smtpUrl === undefined && demo && process.env.NODE_ENV !== 'production';
}

/** Refuses requests from other machines, by address, and by host name against DNS rebinding. */
function refuseStrangers({ hostname, headers, socket }: FastifyRequest): void {
  const near = /^(127\.|::1$|::ffff:127\.)/.test(socket.remoteAddress ?? '');
  const here = /^(localhost|127\.0\.0\.1|\[?::1\]?)$|\.localhost$/.test(hostname);
  if (!near || !here || headers['x-forwarded-for'] !== undefined) throw refusals.unknown();
}

async function namesIn(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  return names
    .filter((name) => /^\d.*\.eml$/.test(name))
    .sort()
    .reverse();
}

/** Only what is in the folder is found. */
async function find(folder: string, name: string): Promise<ReadMail> {
  const known = (await namesIn(folder)).find((each) => each === `${name}.eml`);
  if (known === undefined) throw refusals.unknown();
  return open(folder, known);
}

async function open(folder: string, name: string): Promise<ReadMail> {
  return readMail(await readFile(join(folder, name), 'utf8'));
}

function listPage(mails: readonly (readonly [string, ReadMail])[]): string {
  const rows = mails.map(
    ([name, { subject, to, date }]) =>
      `<li><a href="/dev/outbox/${text(name.replace(/\.eml$/, ''))}">${text(subject)}</a><br>${text(to)} · ${text(date)}</li>`,
  );
  return plainPage(
    'Outbox',
    `<main class="page">
<h1>Outbox</h1>
<p>No mail server is configured (<code>SMTP_URL</code>), so mails are kept as files and can be read here. A mail takes a second to appear: reload this page.</p>
${rows.length === 0 ? '<p>There are no mails yet.</p>' : `<ul>${rows.join('\n')}</ul>`}
</main>`,
  );
}

function mailPage(name: string, { to, subject, date, text: said, html, files }: ReadMail): string {
  const linked = text(said).replaceAll(
    /https?:\/\/[^\s&]+(?:&amp;[^\s&]+)*/g,
    (address) => `<a href="${address}">${address}</a>`,
  );
  return plainPage(
    subject,
    `<main class="page">
<p><a href="/dev/outbox">Outbox</a></p>
<h1>${text(subject)}</h1>
<p>${text(to)} · ${text(date)}</p>
${html === '' ? '' : letterFrame(name)}
<pre dir="auto" class="mail">${linked}</pre>
${files.length > 0 ? `<p>With ${text(files.join(', '))}</p>` : ''}
</main>`,
  );
}

/** The letter in a sandboxed frame. */
function letterFrame(name: string): string {
  return `<iframe class="letter" sandbox title="The letter" src="/dev/outbox/${text(name)}/letter"></iframe>
<h2>The same as text</h2>`;
}
