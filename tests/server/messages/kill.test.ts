import { afterAll, beforeAll, expect, test } from 'vitest';
import { startedDatabase } from '../../support/started.ts';
import { endProduct, spawnProduct } from '../product.ts';
import { secret, tellingServer } from './support.ts';

const kills = 2 * Number(process.env.RUNS ?? 1);
const orders = 24;
/** Messages that one process has on their way at most. */
const atOnce = 20;

let product: Awaited<ReturnType<typeof tellingServer>>;
beforeAll(async () => {
  product = await tellingServer({}, startedDatabase);
});
afterAll(() => product.close());

/** The product itself, which sends what the test's own server promised; its riders hardly move meanwhile. */
const sending = () =>
  spawnProduct({
    ...{ DATABASE_URL: product.server.url, DEMO: 'true', DEMO_LIVE: 'false', STREETS: 'off' },
    ...{ FLEET_SPEED: '0.01', MESSAGES: 'http', MESSAGES_URL: product.gateway.url },
    ...{ MESSAGES_SECRET: secret, MESSAGES_TARGETS: 'any' },
  });

const states = () => product.server.sql<{ id: string; state: string }[]>`
  select id, state from messages order by id`;

test(`of messages that were due and not sent at ${kills} kills each reaches its recipient, once for a gateway that knows its key`, async () => {
  const { gateway } = product;
  await product.choose(true, ['on-the-way']);
  for (let nth = 0; nth < orders; nth += 1) {
    await product.report(await product.place(), 'PICKED_UP', 12);
  }
  const promised = (await states()).map(({ id }) => id);
  expect(promised).toHaveLength(orders);

  // Every second one is heard and gets no answer, so that nobody knows at the kill whether it was sent.
  gateway.state.answer = () => (gateway.heard.length % 2 === 0 ? 'nothing' : { status: 200 });
  for (let kill = 1; kill <= kills; kill += 1) {
    const before = gateway.heard.length;
    const { child } = await sending();
    await expect
      .poll(() => gateway.heard.length - before, { interval: 2, timeout: 30_000 })
      .toBeGreaterThan(3);
    await endProduct(child, 'SIGKILL');
  }
  const left = (await states()).filter(({ state }) => state === 'waiting');
  expect(left.length, 'the kills came before the end').toBeGreaterThan(0);

  gateway.state.answer = { status: 200 };
  const { child, said } = await sending();
  try {
    const areSent = async () => (await states()).every(({ state }) => state === 'sent');
    await expect.poll(areSent, { interval: 50, timeout: 60_000 }).toBe(true);
  } finally {
    await endProduct(child, 'SIGTERM');
  }
  expect(said()).not.toContain('could not be written down');
  const tries = Map.groupBy(gateway.heard, ({ headers }) => String(headers['idempotency-key']));
  expect([...tries.keys()].toSorted(), 'each was told, and nothing else').toEqual(promised);
  for (const each of tries.values()) {
    // What comes again under a key is the same, word for word.
    expect(new Set(each.map(({ body }) => body)).size).toBe(1);
    expect(each.length).toBeLessThanOrEqual(kills + 1);
  }
  const again = gateway.heard.length - orders;
  expect(again, 'only what a kill left open comes again').toBeLessThanOrEqual(kills * atOnce);
}, 180_000);
