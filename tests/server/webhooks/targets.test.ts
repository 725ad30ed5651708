import { afterAll, beforeAll, expect, test } from 'vitest';
import { testServer } from '../../support/server.ts';
import { whileStoring } from '../../support/storing.ts';
import { webhookClient } from './support.ts';

let server: Awaited<ReturnType<typeof testServer>>;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const events = ['order.placed' as const];

test('a target that is not public is refused at its field, when it is added and when it is changed', async () => {
  const { add, call } = await webhookClient(server);
  const { webhook } = await add({ url: 'https://8.8.8.8/hooks', events });
  const inside = { url: 'https://10.0.0.1/hooks', events };
  const refused = [
    await call('POST', '', inside),
    await call('PUT', `/${webhook.webhook_id}`, { ...inside, personal: false, paused: false }),
  ];
  for (const { statusCode, json } of refused) {
    expect(statusCode).toBe(400);
    expect(json().errors[0]).toMatchObject({ code: 'TargetRefused', meta: { field: 'body.url' } });
  }
});

test('a target is added while an order of the merchant is being stored, and neither waits for the other', async () => {
  const { call } = await webhookClient(server);
  const adding = () => call('POST', '', { url: 'https://8.8.8.8/hooks', events });
  expect((await whileStoring(server.sql, 'm4pk', adding)).statusCode).toBe(200);
});
