import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect } from 'vitest';
import type { NewWebhook, Webhook, WebhookDelivery } from '#schemas';
import { webhookErrands } from '../../../server/webhooks/deliver.ts';
import { doErrands } from '../../support/errands.ts';
import type { testServer } from '../../support/server.ts';

type Server = Awaited<ReturnType<typeof testServer>>;
type Heard = {
  headers: IncomingHttpHeaders;
  body: string;
  said: { type: string; data: { [name: string]: unknown } };
};
type Answer = { status: number; headers?: Record<string, string>; body?: string } | 'nothing';

/** A merchant's program that remembers what it hears and answers as a test says. */
export async function till() {
  const heard: Heard[] = [];
  const state: { answer: Answer | ((heard: Heard) => Answer) } = { answer: { status: 200 } };
  const server = createServer(async (request, reply) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    const body = Buffer.concat(parts).toString();
    const each = { headers: request.headers, body, said: JSON.parse(body) };
    heard.push(each);
    const { answer } = state;
    const given = typeof answer === 'function' ? answer(each) : answer;
    if (given !== 'nothing') reply.writeHead(given.status, given.headers).end(given.body ?? 'ok');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    ...{ heard, state, url: `http://127.0.0.1:${port}/hooks` },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** What a person of the merchant does about targets. */
export async function webhookClient(server: Server) {
  const call = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', rest = '', payload?: object) => {
    const { headers } = await server.signIn();
    const url = `/orders/api/v1/vendor/m4pk/webhooks${rest}`;
    return server.app.inject({ method, url, headers, ...(payload && { payload }) });
  };
  return {
    call,
    add: async (asked: NewWebhook): Promise<{ webhook: Webhook; secret: string }> => {
      const made = await call('POST', '', asked);
      expect(made.statusCode, made.body).toBe(200);
      return made.json().result;
    },
    log: async ({ webhook_id: id }: Webhook): Promise<WebhookDelivery[]> =>
      (await call('GET', `/${id}/deliveries`)).json().result.deliveries,
    now: async ({ webhook_id: id }: Webhook): Promise<Webhook | undefined> => {
      const { webhooks } = (await call('GET')).json().result;
      return webhooks.find((each: Webhook) => each.webhook_id === id);
    },
    /** Tells targets all that is due. */
    tell: () => {
      // Changes of one moment are told a millisecond apart.
      server.pass(1);
      return doErrands(server.deps, [webhookErrands(server.deps)]);
    },
  };
}
