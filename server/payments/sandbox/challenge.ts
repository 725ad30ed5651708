import escapeHtml from 'escape-html';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { amountOf } from '#core/rules';
import type { Db } from '../../db/connect.ts';
import { readMinor, type StoredMinor } from '../../db/minor.ts';
import { sitePolicy } from '../../http/headers.ts';
import { verifyReference } from './addresses.ts';
import { page } from './html.ts';
import { textsFor } from './texts.ts';

type Tools = { sql: Db; secret: Buffer };
type Asked = { amount_minor: StoredMinor; currency: string; state: string; return_url: string };
/** The body of the buttons. */
const Answered = z.object({ answer: z.enum(['yes', 'no']) });

type Route = { Params: { id: string } };

/** The page of the bank's question. */
export function challengePage(app: FastifyInstance, { sql, secret }: Tools): void {
  app.get<Route>('/challenge/:id', async (request, reply) => {
    const asked = await find(sql, verifyReference(secret, 'challenge', request.params.id));
    if (!asked) return reply.status(404).type('text/plain').send('There is no such payment.');
    const { texts, language, direction } = textsFor(request.headers['accept-language']);
    const back = new URL(asked.return_url);
    const own = { 'style-src': "'self'", 'font-src': "'self'" };
    const policy = { ...own, 'form-action': `'self' ${back.origin}` };
    reply.header('content-security-policy', sitePolicy(policy));
    const sum = new Intl.NumberFormat(language, { style: 'currency', currency: asked.currency });
    const amount = sum.format(amountOf(readMinor(asked.amount_minor), asked));
    const body = `<main class="bank"><h1>${escapeHtml(texts.bankTitle)}</h1>
      <p>${escapeHtml(texts.bankBody)} <strong>${escapeHtml(amount)}</strong></p>
      <p class="muted">${escapeHtml(texts.bankSandbox)}</p>
      <form method="post">
        <button name="answer" value="yes" class="primary">${escapeHtml(texts.approve)}</button>
        <button name="answer" value="no">${escapeHtml(texts.decline)}</button>
      </form></main>`;
    return reply
      .type('text/html; charset=utf-8')
      .send(page({ language, direction, title: texts.bankTitle, body }));
  });
}

/** Takes the answer, once; a repeated one only redirects back. */
export function answerChallenge(app: FastifyInstance, { sql, secret }: Tools): void {
  app.post<Route>('/challenge/:id', async (request, reply) => {
    const reference = verifyReference(secret, 'challenge', request.params.id);
    const asked = await find(sql, reference);
    if (!asked || reference === undefined) return reply.status(404).send();
    const said = Answered.safeParse(request.body).data;
    if (!said) return reply.status(400).send();
    const approved = said.answer === 'yes';
    await sql`update sandbox_charges set state = ${approved ? 'succeeded' : 'failed'},
      reason = ${approved ? null : 'challenge_refused'}
      where reference = ${reference} and state = 'challenge'`;
    return reply.redirect(asked.return_url, 303);
  });
}

async function find(sql: Db, reference: string | undefined): Promise<Asked | undefined> {
  if (reference === undefined) return undefined;
  const [row] = await sql<Asked[]>`select amount_minor, currency, state, return_url
    from sandbox_charges where reference = ${reference} and return_url <> ''`;
  return row;
}
