import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import formbody from '@fastify/formbody';
import Fastify, { type FastifyInstance, type FastifyReply } from 'fastify';
import * as z from 'zod/mini';
import { addressKey, createBudget } from '../../http/budget.ts';
import { foreignHeaders, sitePolicy } from '../../http/headers.ts';
import type { World } from '../../module.ts';
import { digest } from '../../secrets.ts';
import { verifyReference } from './addresses.ts';
import { readCard } from './cards.ts';
import { answerChallenge, challengePage } from './challenge.ts';
import { cardPage } from './fields-page.ts';

/** Lifetime of a token in seconds. */
const tokenLife = 600;
/** Tries a minute from one address. */
const perMinute = 60;

/** The portal's font, so that the form looks alike. */
const typeface = '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2';

const typed = z.string().check(z.maxLength(64));
const Typed = z.strictObject({ session: z.string(), number: typed, expiry: typed, code: typed });

type SandboxWorld = Pick<World, 'sql' | 'clock' | 'key' | 'config'>;

/**
 * The sandbox's origin: card fields in a frame, the bank's question, and tokens for typed cards. It shares the portal's database only
 * because it is a sandbox; nothing here is reachable through the portal's address.
 */
export async function createSandbox({
  sql,
  clock,
  key,
  config,
}: SandboxWorld): Promise<FastifyInstance> {
  const app = Fastify({ logger: false, bodyLimit: 4096, trustProxy: config.trustProxy ?? false });
  const secret = key('sandbox');
  const budget = createBudget(Math.max(perMinute, config.rateLimit / 100), 60, clock);
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(foreignHeaders);
  });
  await app.register(formbody);
  await serveAssets(app);
  app.get<{ Params: { session: string } }>('/fields/:session', async (request, reply) => {
    const portal = await portalOf(request.params.session);
    if (!portal) return sendGone(reply);
    reply.header('content-security-policy', fieldsPolicy(portal));
    return reply.type('text/html; charset=utf-8').send(cardPage(request, portal));
  });
  app.post('/tokens', async (request, reply) => {
    const wait = budget.take(addressKey(request.ip));
    if (wait > 0) return reply.status(429).header('retry-after', wait).send({});
    const parsed = Typed.safeParse(request.body);
    if (!parsed.success || !(await portalOf(parsed.data.session))) return sendGone(reply);
    const { session: _, ...input } = parsed.data;
    const read = readCard(input, clock());
    if (!read.ok) return reply.status(422).send({ problems: read.problems });
    const { behaviour, brand, lastFour, expires } = read.card;
    const token = `tok_${randomBytes(24).toString('base64url')}`;
    await sql`insert into sandbox_tokens values (${digest(token)}, ${behaviour}, ${brand},
      ${lastFour}, ${expires}, ${clock() + tokenLife})`;
    return { token, brand, last_four: lastFour };
  });
  challengePage(app, { sql, secret });
  answerChallenge(app, { sql, secret });
  return app;

  async function portalOf(session: string): Promise<string | undefined> {
    const reference = verifyReference(secret, 'fields', session);
    if (reference === undefined) return undefined;
    const [row] = await sql<{ portal_origin: string }[]>`
      select portal_origin from sandbox_fields
      where reference = ${reference} and expires_at > ${clock()}`;
    return row?.portal_origin;
  }
}

/** The policy of the fields: only the portal that began the payment may frame them. */
function fieldsPolicy(portal: string): string {
  return sitePolicy({
    ...{ 'script-src': "'self'", 'style-src': "'self'", 'connect-src': "'self'" },
    'font-src': "'self'",
    'frame-ancestors': portal,
  });
}

async function serveAssets(app: FastifyInstance): Promise<void> {
  const assets = [
    ['fields.js', 'text/javascript; charset=utf-8'],
    ['sandbox.css', 'text/css; charset=utf-8'],
  ] as const;
  for (const [name, type] of assets) {
    const content = await readFile(new URL(name, import.meta.url), 'utf8');
    app.get(`/${name}`, (_request, reply) => reply.type(type).send(content));
  }
  const letters = await readFile(new URL(import.meta.resolve(typeface)));
  app.get('/letters.woff2', (_request, reply) => reply.type('font/woff2').send(letters));
}

function sendGone(reply: FastifyReply) {
  return reply.status(404).send({ error: 'There is no such payment, or no longer.' });
}
