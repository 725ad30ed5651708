import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { doErrands } from '../../support/errands.ts';
import { testServer } from '../../support/server.ts';
import { fromSources } from '../../support/sources.ts';
import { orderClient } from './support.ts';

const runs = 3 * Number(process.env.RUNS ?? 1);
const atOnce = 8;

let server: Awaited<ReturnType<typeof testServer>>;
let client: Awaited<ReturnType<typeof orderClient>>;
beforeAll(async () => {
  server = await testServer();
  client = await orderClient(server);
});
afterAll(() => server.close());

async function startVictim() {
  const script = fileURLToPath(new URL('./victim.ts', import.meta.url));
  const child = spawn(process.execPath, fromSources(script, server.url), {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = await once(child.stdout, 'data');
  const url = `http://127.0.0.1:${String(line).trim()}/orders/api/v1/order`;
  return { child, url };
}

type Acks = Map<string, string>;

/** Asks for orders until the server is gone; remembers what was acknowledged, and every key that was tried. */
async function order(url: string, body: object, tried: string[], acks: Acks): Promise<void> {
  const { authorization = '' } = client.headers;
  for (;;) {
    const key = randomUUID();
    tried.push(key);
    const headers = { authorization, 'content-type': 'application/json', 'idempotency-key': key };
    try {
      const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
      const { result } = await answer.json();
      acks.set(key, result.order_id);
    } catch {
      return;
    }
  }
}

async function stored(): Promise<Map<string, string>> {
  const rows = await server.sql<{ id: string; idempotency_key: string }[]>`
    select id, idempotency_key from orders`;
  return new Map(rows.map(({ id, idempotency_key }) => [idempotency_key, id]));
}

test(`no acknowledged order is lost and none doubled by ${runs} kills`, async () => {
  const body = await client.bodyFor();
  const tried: string[] = [];
  const acks: Acks = new Map();
  for (let run = 1; run <= runs; run += 1) {
    const { child, url } = await startVictim();
    const ordering = Array.from({ length: atOnce }, () => order(url, body, tried, acks));
    await expect.poll(() => acks.size, { interval: 2 }).toBeGreaterThan(run * 12);
    child.kill('SIGKILL');
    await Promise.all(ordering);
  }
  const kept = await stored();
  for (const [key, id] of acks) expect(kept.get(key)).toBe(id);

  const unknown = tried.filter((key) => !acks.has(key));
  for (const key of unknown) {
    const { order_id } = (await client.create(body, key)).json().result;
    expect(kept.get(key) ?? order_id).toBe(order_id);
  }
  expect((await stored()).size).toBe(tried.length);
  const seqs = await server.sql<{ gaps: number }[]>`
    select (max(seq) - count(*))::int as gaps from order_feed group by vendor_id`;
  expect(seqs.map(({ gaps }) => gaps)).toEqual([0, 0]);
  // The servers that were killed went by a clock that does not stand still.
  server.pass(600);
  await doErrands(server.deps);
  const [rides] = await server.sql`select count(*)::int as count from fleet_jobs`;
  expect(rides?.count, 'each of them is known to the fleet').toBe(tried.length);
}, 120_000);
