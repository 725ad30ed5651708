import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { buildApp, modules } from '../../../server/app.ts';
import { connect } from '../../../server/db/connect.ts';
import { migrate } from '../../../server/db/migrate.ts';
import { seedDemo } from '../../../server/demo/seed.ts';
import { testServer } from '../../support/server.ts';
import { orderClient } from '../orders/support.ts';

/** Milliseconds in which a call has its answer, and in which all is well again. */
export const soon = 2000;
export const again = 5000;

/** Whether other tests are on the machine; a long run, with `RUNS`, has it to itself. */
export const isCrowded = process.env.RUNS === undefined;

/** Milliseconds that they may add. */
export const crowd = isCrowded ? 1500 : 0;

export type World = Awaited<ReturnType<typeof serveOn>>;

/** A server with the demo on a database, with what was acknowledged of it. */
export async function serveOn(url: string, undo: (() => Promise<void>)[]) {
  const other = await testServer();
  undo.push(other.close);
  const [sql, admin] = [connect(url), connect(url, { max: 1 })];
  undo.push(
    () => sql.end({ timeout: 1 }),
    () => admin.end({ timeout: 1 }),
  );
  await migrate(sql);
  await seedDemo(sql, other.deps.markets);
  const { app } = await buildApp(
    { ...other.deps, sql, config: { ...other.deps.config, rateLimit: 1_000_000 } },
    [...modules],
  );
  undo.push(() => app.close());
  const client = await orderClient({ app, signIn: signInAt(app) });
  const body = await client.bodyFor();
  const acks = new Map<string, string>();
  const order = async () => {
    const key = randomUUID();
    const answer = await client.create(body, key);
    if (answer.statusCode === 200) acks.set(key, answer.json().result.order_id);
    return answer.statusCode;
  };
  const ready = async () => (await app.inject({ method: 'GET', url: '/ready' })).statusCode;
  return { sql, admin, order, ready, acks };
}

function signInAt(app: Awaited<ReturnType<typeof buildApp>>['app']) {
  return async () => {
    const answer = await app.inject({
      ...{ method: 'POST', url: '/orders/api/v1/login', headers: { host: 'sg.localhost' } },
      payload: { email_address: 'demo@example.com', password: 'Demo!2026' },
    });
    const tokens = answer.json().result.AuthenticationResult;
    const authorization = `Bearer ${tokens.AccessToken}|${tokens.IdToken}`;
    return { headers: { host: 'sg.localhost', authorization }, tokens };
  };
}

/** Orders without a pause while `harm` is done; each is answered or refused soon, and all is well again soon after. */
export async function underTraffic(
  { order, acks }: World,
  harm: () => Promise<unknown>,
): Promise<void> {
  let over = false;
  const before = acks.size;
  const seen: { status: number; time: number }[] = [];
  const ordering = Array.from({ length: 8 }, async () => {
    while (!over) seen.push(await timed(order));
  });
  await expect.poll(() => acks.size, { timeout: again }).toBeGreaterThan(before + 8);
  await harm();
  const harmed = acks.size;
  await expect.poll(() => acks.size, { timeout: again + crowd }).toBeGreaterThan(harmed + 8);
  over = true;
  await Promise.all(ordering);
  for (const { status, time } of seen) {
    expect([200, 503]).toContain(status);
    expect(time).toBeLessThan(soon + crowd);
  }
}

export async function timed(
  call: () => Promise<number>,
): Promise<{ status: number; time: number }> {
  const began = performance.now();
  const status = await call();
  return { status, time: performance.now() - began };
}
