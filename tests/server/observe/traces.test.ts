import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { testServer } from '../../support/server.ts';

type Span = {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  attributes: { key: string; value: { stringValue?: string } }[];
};
type Told = { resourceSpans: { scopeSpans: { spans: Span[] }[] }[] };

/** What a collector does, as far as anyone who tells it something sees. */
async function collector() {
  const bodies: string[] = [];
  const server = createServer(async (request, response) => {
    const body = await text(request);
    if (request.url === '/v1/traces') bodies.push(body);
    response.end('{}');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const spans = () =>
    bodies.flatMap((body) =>
      (JSON.parse(body) as Told).resourceSpans.flatMap(({ scopeSpans }) =>
        scopeSpans.flatMap((scope) => scope.spans),
      ),
    );
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { url, spans, said: () => bodies.join('\n'), close: () => server.close() };
}

test('a collector hears of calls by their routes, of their statements without values, and of nobody', async () => {
  const heard = await collector();
  const server = await testServer({ env: { OTEL_EXPORTER_OTLP_ENDPOINT: heard.url } });
  const trace = '4bf92f3577b34da6a3ce929d0e0e4736';
  const answer = await server.app.inject({
    ...{
      method: 'POST',
      url: '/orders/api/v1/login',
      payload: { email_address: 'canary@example.com', password: 'Canary!2026' },
    },
    headers: { host: 'sg.localhost', traceparent: `00-${trace}-00f067aa0ba902b7-01` },
  });
  expect(answer.statusCode).toBe(401);
  await server.app.inject({ url: '/t/canary-link?name=canary', headers: { host: 'sg.localhost' } });
  await server.close();
  const spans = heard.spans().filter(({ traceId }) => traceId === trace);
  const call = spans.find(({ attributes }) => attributes.some(({ key }) => key === 'url.path'));
  expect(call?.attributes).toContainEqual({
    key: 'http.route',
    value: { stringValue: '/orders/api/v1/login' },
  });
  const asked = spans.filter(({ name }) => name.startsWith('sql '));
  expect(asked.length).toBeGreaterThan(2);
  const ids = new Set(spans.map(({ spanId }) => spanId));
  for (const { parentSpanId = '' } of asked) expect(ids).toContain(parentSpanId);
  expect(heard.said()).not.toMatch(/canary/i);
  heard.close();
});

test('a collector that is away keeps nobody from being answered', async () => {
  const server = await testServer({ env: { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9' } });
  expect((await server.app.inject('/health')).statusCode).toBe(200);
  await server.close();
});

test('nothing of it is loaded where no collector is configured', async () => {
  const program = `
    await import('./server/app.ts');
    const { createRequire } = await import('node:module');
    const loaded = Object.keys(createRequire(process.cwd() + '/x.js').cache);
    console.log(JSON.stringify(loaded.filter((path) => /opentelemetry|prom-client|@fastify.otel/.test(path))), loaded.length > 50);`;
  const { stdout } = await promisify(execFile)(process.execPath, [
    '--input-type=module',
    '-e',
    program,
  ]);
  expect(stdout.trim()).toBe('[] true');
});
