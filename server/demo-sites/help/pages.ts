import escapeHtml from 'escape-html';
import type { FastifyInstance, FastifyReply } from 'fastify';
import * as z from 'zod/mini';
import { sitePolicy } from '../../http/headers.ts';
import type { World } from '../../module.ts';
import { digest } from '../../secrets.ts';
import { sitePage } from '../page.ts';
import { textsFor } from '../texts.ts';

/** Characters of the longest message. */
const longest = 4000;
const articles = ['noRider', 'address', 'bag', 'fee'] as const;

/** The form's body. */
const Sent = z.object({ message: z.optional(z.string()) });

type Visit = {
  user_id: string;
  email: string;
  name: string;
  vendor_id: string;
  deployment: string;
  locale: string;
  portal_origin: string;
};
type Route = { Params: { token: string } };
type Said = { kind: 'none' | 'missing' | 'sent' };

/** Articles, and a form whose messages are kept; can be framed only by the portal that began the visit. */
export function helpPages(app: FastifyInstance, { sql, clock }: World): void {
  app.get<Route>('/help/:token', async (request, reply) => {
    const visit = await find(request.params.token);
    return visit
      ? show(reply, visit, { kind: 'none' })
      : sendGone(reply, request.headers['accept-language']);
  });
  app.post<Route>('/help/:token', async (request, reply) => {
    const visit = await find(request.params.token);
    if (!visit) return sendGone(reply, request.headers['accept-language']);
    const { message = '' } = Sent.safeParse(request.body).data ?? {};
    const body = message.trim().slice(0, longest);
    if (body === '') return show(reply, visit, { kind: 'missing' });
    const { user_id, email, vendor_id, deployment } = visit;
    await sql`insert into help_messages ${sql([
      { user_id, email, vendor_id, deployment, body, created_at: clock() },
    ])}`;
    return show(reply, visit, { kind: 'sent' });
  });

  async function find(token: string): Promise<Visit | undefined> {
    const [visit] = await sql<Visit[]>`
      select user_id, email, name, vendor_id, deployment, locale, portal_origin
      from help_sessions where token_hash = ${digest(token)} and expires_at > ${clock()}`;
    return visit;
  }
}

function show(reply: FastifyReply, visit: Visit, said: Said): FastifyReply {
  const { texts, language, direction } = textsFor(visit.locale);
  const fill = (text: string) =>
    escapeHtml(text.replace('{{name}}', visit.name).replace('{{email}}', visit.email));
  const list = articles.map(
    (name) => `<details><summary>${escapeHtml(texts[`${name}Title`])}</summary>
      <p>${escapeHtml(texts[`${name}Body`])}</p></details>`,
  );
  const wrong =
    said.kind === 'missing' ? ' aria-invalid="true" aria-describedby="wrong" autofocus' : '';
  const form = `<form method="post"><h2>${escapeHtml(texts.contact)}</h2>
    <label>${escapeHtml(texts.message)}<textarea name="message" rows="4" maxlength="${longest}"${wrong}></textarea></label>
    ${said.kind === 'missing' ? `<p class="wrong" id="wrong">${escapeHtml(texts.missing)}</p>` : ''}
    <p class="wrong" role="alert" data-unsent="${escapeHtml(texts.unsent)}"></p>
    <button>${escapeHtml(texts.send)}</button></form>`;
  const sent = `<p role="status" tabindex="-1">${fill(texts.sent)}</p>`;
  const body = `<main class="help" data-portal="${escapeHtml(visit.portal_origin)}">
    <h1 class="unseen">${escapeHtml(texts.helpTitle)}</h1><p class="muted">${fill(texts.helpFor)}</p>
    <section><h2>${escapeHtml(texts.articles)}</h2><div>${list.join('')}</div></section>
    ${said.kind === 'sent' ? sent : form}</main>`;
  return reply
    .status(said.kind === 'missing' ? 422 : 200)
    .header('content-security-policy', policyFor(visit.portal_origin))
    .type('text/html; charset=utf-8')
    .send(sitePage({ language, direction, title: texts.helpTitle, body, script: '/help.js' }));
}

function sendGone(reply: FastifyReply, asked: string | undefined): FastifyReply {
  return reply.status(404).type('text/plain; charset=utf-8').send(textsFor(asked).texts.gone);
}

function policyFor(portal: string): string {
  return sitePolicy({
    ...{
      'script-src': "'self'",
      'style-src': "'self'",
      'font-src': "'self'",
      'form-action': "'self'",
      'connect-src': "'self'",
    },
    'frame-ancestors': portal,
  });
}
