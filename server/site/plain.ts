import { readFile } from 'node:fs/promises';
import escapeHtml from 'escape-html';
import type { FastifyReply } from 'fastify';
import type { BrokenDeployment } from '../deployment-hosts.ts';
import { plainPagePolicy } from '../http/headers.ts';
import type { ServerModule } from '../module.ts';
import { plainPage } from './html.ts';

const typeface = '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2';

/** Serves the stylesheet of the pages that work without the client, and the client's fonts. */
export const plain: ServerModule = {
  name: 'plain',
  async register(app) {
    const css = await readFile(new URL('./plain.css', import.meta.url), 'utf8');
    const letters = await readFile(new URL(import.meta.resolve(typeface)));
    const send = (reply: FastifyReply, type: string, content: string | Buffer) =>
      reply.headers({ 'cache-control': 'no-cache' }).type(type).send(content);
    app.get('/plain.css', (_request, reply) => send(reply, 'text/css; charset=utf-8', css));
    app.get('/letters.woff2', (_request, reply) => send(reply, 'font/woff2', letters));
  },
};

/** Sends a page without scripts. */
export function sendPlain(
  reply: FastifyReply,
  status: number,
  html: string,
  policy = plainPagePolicy,
): FastifyReply {
  return reply
    .status(status)
    .headers({ 'cache-control': 'no-store', 'content-security-policy': policy })
    .type('text/html; charset=utf-8')
    .send(html);
}

/** Tells the operator which field of a deployment's file is wrong, instead of a blank page. */
export function brokenPage({ id, problems }: BrokenDeployment): string {
  const items = problems.map(
    ({ field, why }) => `<dt><code>${escapeHtml(field)}</code></dt><dd>${escapeHtml(why)}</dd>`,
  );
  return plainPage(
    'This deployment is not configured correctly',
    `<main class="page">
<h1>This deployment is not configured correctly</h1>
<p>The file <code>deployments/${escapeHtml(id)}.json</code> cannot be used. Correct what is named here and start the server again; the other deployments are not affected.</p>
<dl>${items.join('')}</dl>
</main>`,
  );
}
