import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { endpoints, pathOf } from '#schemas';
import { modules } from '../../../server/app.ts';
import type { ServerModule } from '../../../server/module.ts';
import { metrics as part } from '../../../server/observe/index.ts';
import { createMetrics, type Metrics } from '../../../server/observe/metrics.ts';
import { law } from '../../support/property.ts';
import { testServer } from '../../support/server.ts';

let server: Awaited<ReturnType<typeof testServer>>;
let metrics: Metrics;
const declared = new Set<string>();

/** What is counted here, read without a port. */
const counting: ServerModule = {
  name: 'counting',
  async register(app, deps) {
    metrics = createMetrics(app, deps);
    app.addHook('onRoute', ({ url }) => void declared.add(url));
    app.addHook('onClose', async () => metrics.stop());
  },
};

beforeAll(async () => {
  server = await testServer({
    parts: [counting, ...modules.filter((each) => each !== part)],
    env: { RATE_LIMIT: '1000000' },
  });
});
afterAll(() => server.close());

const series = async () => (await metrics.read()).split('\n').filter((line) => /^\w/.test(line));
const names = (lines: readonly string[]) => new Set(lines.map((line) => line.replace(/ .*/, '')));

test('a call is counted by its route, method and how it ended', async () => {
  const { getOrder } = endpoints;
  await server.app.inject({ url: '/health' });
  await server.app.inject({
    url: pathOf(getOrder, { orderId: 'm4pk1-000001' }),
    headers: { host: 'sg.localhost' },
  });
  const counted = names(await series());
  const route = `/${getOrder.service}/api/v1${getOrder.path.replace(/\{(\w+)\}/g, ':$1')}`;
  const count = (of: string, status: string) =>
    `rider_portal_call_seconds_count{method="GET",route="${of}",status="${status}"}`;
  expect(counted).toContain(count('/health', '2xx'));
  expect(counted).toContain(count(route, '4xx'));
});

test('what the pool, the errands and the loop do is told', async () => {
  await server.sql`insert into errands (kind, payload, due_at, created_at, given_up_at) values
    ('mail', '{}', ${server.deps.clock() - 5}, ${server.deps.clock() - 60}, null), ('mail', '{}', 0, 0, 1)`;
  server.pass(10);
  const lines = await series();
  expect(lines).toContain('rider_portal_errands_due{kind="mail"} 1');
  expect(lines).toContain('rider_portal_errands_given_up{kind="mail"} 1');
  expect(lines).toContain('rider_portal_errands_oldest_seconds{kind="mail"} 70');
  expect(lines).toContain('rider_portal_pool_waiting 0');
  const known = [...names(lines)].join('\n');
  expect(known).toMatch(/^rider_portal_pool_connections\{state="idle"\}$/m);
  expect(known).toMatch(/^nodejs_eventloop_lag_p99_seconds$/m);
  expect(known).toMatch(/^process_resident_memory_bytes$/m);
});

test('what concerns who gets in is counted', async () => {
  await server.app.inject({
    ...{ method: 'POST', url: '/orders/api/v1/login', headers: { host: 'sg.localhost' } },
    payload: { email_address: 'nobody@example.com', password: 'Wrong!2026' },
  });
  expect(await series()).toContain('rider_portal_security_events_total{event="sign-in-failed"} 1');
});

test('whatever is sent, the names that are counted stay as few as the routes', async () => {
  const segment = fc.stringMatching(/^[\w.~-]{1,12}$/);
  const method = fc.constantFrom(
    'GET',
    'POST',
    'PUT',
    'DELETE',
    'PATCH',
    'PROPFIND',
    'OPTIONS',
    'HEAD',
  );
  const ask = fc.record({
    method,
    path: fc.array(segment, { minLength: 1, maxLength: 5 }),
    api: fc.boolean(),
  });
  await law(
    fc.asyncProperty(ask, async ({ method, path, api }) => {
      const url = `${api ? '/orders/api/v1/order/' : '/'}${path.join('/')}?q=${path[0]}`;
      await server.app.inject({ method: method as 'GET', url, headers: { host: 'sg.localhost' } });
    }),
    { runs: 300 },
  );
  const lines = await series();
  const routes = new Set(lines.flatMap((line) => /route="([^"]*)"/.exec(line)?.[1] ?? []));
  expect([...routes].filter((route) => route !== 'none' && !declared.has(route))).toEqual([]);
  // Of one route and method: four classes of status at most, each a line for every bucket, and three more.
  expect(lines.filter((line) => line.includes('route="none"')).length).toBeLessThanOrEqual(4 * 14);
});
