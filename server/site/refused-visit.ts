import { readFileSync } from 'node:fs';
import escapeHtml from 'escape-html';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Deployment } from '#schemas';
import { brandNames } from '../brand.ts';
import { plainPagePolicy } from '../http/headers.ts';
import type { Refusal } from '../http/refusal.ts';
import { directionOf } from '../languages.ts';
import type { Deps } from '../module.ts';
import { textsFor, writtenIn } from '../texts.ts';
import { isPage } from './client.ts';
import { plainPage } from './html.ts';
import { sendPlain } from './plain.ts';
import { sourceOf } from './start-page.ts';

/** Least seconds before the page reloads by itself; less would keep a crowd coming. */
const soonest = 5;

/** Inlined, since a second request could be refused like the first. */
const style = readFileSync(new URL('./plain.css', import.meta.url), 'utf8');
const policy = plainPagePolicy.replace("style-src 'self'", `style-src ${sourceOf(style)}`);

/** Answers a refusal as a page where a person opened an address; undefined for programs, which read it as data. */
export function refusedVisits({ deployments }: Pick<Deps, 'deployments'>) {
  return async (
    request: FastifyRequest,
    reply: FastifyReply,
    { status, faults, retryAfter }: Refusal,
  ): Promise<FastifyReply | undefined> => {
    const found = deployments.forHost(request.hostname);
    if (!isVisit(request) || !found.ok) return undefined;
    const why = faults[0]?.meta?.translation_key ?? 'alert.error';
    if (retryAfter !== undefined) reply.header('refresh', Math.max(soonest, retryAfter));
    reply.header('vary', 'accept');
    return sendPlain(reply, status, await writePage(found.deployment, { request, why }), policy);
  };
}

function isVisit(request: FastifyRequest): boolean {
  return request.method === 'GET' && isPage(request) && /\btext\/html\b/.test(acceptOf(request));
}

function acceptOf({ headers }: FastifyRequest): string {
  return headers.accept ?? '';
}

type Told = { request: FastifyRequest; why: string };

async function writePage(deployment: Deployment, { request, why }: Told): Promise<string> {
  const language = writtenIn(deployment, wishedLanguageOf(deployment, request));
  const [say, { serviceName }] = await Promise.all([
    ...([textsFor(deployment, language), brandNames(deployment)] as const),
  ]);
  const body = `<main class="page narrow">
<p class="brand">${escapeHtml(serviceName)}</p>
<h1>${escapeHtml(say('status.refused'))}</h1>
<p class="verdict">${escapeHtml(say(why))}</p>
<p><a href="${escapeHtml(request.url)}">${escapeHtml(say('action.retry'))}</a></p>
</main>`;
  return plainPage(serviceName, body, {
    ...{ style, language: language.replaceAll('_', '-'), direction: directionOf(language) },
  });
}

/** The first of the browser's languages that the deployment has. A choice made in the product is not known here. */
function wishedLanguageOf({ supportedLanguages }: Deployment, { headers }: FastifyRequest) {
  const tags = String(headers['accept-language'] ?? '').split(',');
  const wishes = tags.map((tag) => tag.split(';', 1)[0]?.trim().replaceAll('-', '_').toLowerCase());
  for (const wish of wishes) {
    const known = supportedLanguages.find((each) => each.toLowerCase() === wish);
    const near = supportedLanguages.find((each) => each.toLowerCase() === wish?.slice(0, 2));
    if (known ?? near) return known ?? near;
  }
  return undefined;
}
