import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { law } from '../../support/property.ts';
import { testServer } from '../../support/server.ts';
import { orderClient } from './support.ts';

let server: Awaited<ReturnType<typeof testServer>>;
let client: Awaited<ReturnType<typeof orderClient>>;
let body: Awaited<ReturnType<typeof client.bodyFor>>;
beforeAll(async () => {
  server = await testServer({ env: { RATE_LIMIT: '1000000' } });
  client = await orderClient(server);
  body = await client.bodyFor();
});
afterAll(() => server.close());

/** Tries of a few drafts: which draft, whether its amount was changed under the same key, whether the answer is lost. */
const attempt = fc.record({
  draft: fc.nat({ max: 2 }),
  changed: fc.boolean(),
  lost: fc.boolean(),
});
const history = fc.array(fc.array(attempt, { minLength: 1, maxLength: 5 }), { maxLength: 4 });

test('whatever is repeated, lost or done at once, a draft becomes at most one order and all answers agree', () =>
  law(
    fc.asyncProperty(history, async (rounds) => {
      const keys = [randomUUID(), randomUUID(), randomUUID()];
      const answers = new Map<string, Set<string>>();
      for (const round of rounds) {
        await Promise.all(
          round.map(async ({ draft, changed, lost }) => {
            const key = keys[draft] ?? '';
            const order = { ...body.order, amount: changed ? 30 : 20 };
            const answer = await client.create({ ...body, order }, key);
            expect([200, 422]).toContain(answer.statusCode);
            if (lost || answer.statusCode !== 200) return;
            answers.set(key, (answers.get(key) ?? new Set()).add(answer.body));
          }),
        );
      }
      for (const key of keys) {
        const rows = await server.sql`select id from orders where idempotency_key = ${key}`;
        const tried = rounds.flat().some(({ draft }) => keys[draft] === key);
        expect(rows.length).toBe(tried ? 1 : 0);
        const seen = [...(answers.get(key) ?? [])];
        expect(seen.length).toBeLessThanOrEqual(1);
        for (const text of seen) expect(JSON.parse(text).result.order_id).toBe(rows[0]?.id);
      }
    }),
    { runs: 40 },
  ));
