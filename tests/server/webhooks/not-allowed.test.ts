import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Endpoint, type EndpointId, endpoints, pathOf } from '#schemas';
import { embeddedHeaders } from '../../support/embedded.ts';
import { testServer } from '../../support/server.ts';
import { type Sample, samples } from '../authorisation/samples.ts';
import { webhookClient } from './support.ts';

let server: Awaited<ReturnType<typeof testServer>>;
beforeAll(async () => {
  server = await testServer({ env: { WEBHOOK_TARGETS: 'any' } });
});
afterAll(() => server.close());

const calls: readonly Endpoint[] = Object.values(endpoints);
const ofPrograms = calls.filter(({ access }) => 'needs' in access && access.needs === 'programs');

test('there are such calls', () => expect(ofPrograms.length).toBeGreaterThan(8));

test.each(ofPrograms)('who came through a platform connects no program: $id', async (endpoint) => {
  const { params = {}, body }: Sample = samples[endpoint.id as EndpointId];
  const headers = await embeddedHeaders(server, { vendors: ['m4pk', 'm4pk1'] });
  const answer = await server.app.inject({
    ...{ method: endpoint.method, url: pathOf(endpoint, { ...params }), headers },
    ...(body && { payload: body }),
  });
  expect([answer.statusCode, answer.json().errors[0].code]).toEqual([403, 'NotAllowed']);
});

test('a merchant has ten targets at once', async () => {
  const { add, call } = await webhookClient(server);
  const target = { url: 'http://127.0.0.1:9/hooks', events: ['order.placed' as const] };
  for (let nth = 0; nth < 10; nth += 1) await add(target);
  const eleventh = await call('POST', '', target);
  expect([eleventh.statusCode, eleventh.json().errors[0].code]).toEqual([409, 'TooManyWebhooks']);
});
