import { once } from 'node:events';
import { createServer } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkFleet } from '../../../scripts/fleet-check/check.ts';
import type { Fate } from '../../../server/fleet/fates.ts';
import { testServer } from '../../support/server.ts';
import { secret } from '../dispatch/remote/support.ts';
import { fleetBehindCalls } from './behind-calls.ts';

let server: Awaited<ReturnType<typeof testServer>>;
beforeAll(async () => {
  server = await testServer({ env: { FLEET_SEED: '7', FLEET_SPEED: '60' } });
});
afterAll(() => server.close());

async function freePort(): Promise<number> {
  const listener = createServer().listen(0);
  await once(listener, 'listening');
  const address = listener.address();
  await new Promise((closed) => listener.close(closed));
  return typeof address === 'object' && address ? address.port : 0;
}

/** What the suite says of the simulated fleet where every order meets one fate. */
async function checked(fate: Fate): Promise<readonly string[]> {
  const clock = () => Date.now() / 1000;
  const [own, port] = [await freePort(), await freePort()];
  const portal = { url: `http://localhost:${port}`, secret, clock };
  const stop = await fleetBehindCalls({ ...server.deps, clock }, { portal, port: own, fate });
  const lines: string[] = [];
  try {
    const url = `http://localhost:${own}`;
    const say = (line: string) => void lines.push(line);
    await checkFleet({ url, secret, port, country: 'SG', wait: 30, say });
  } finally {
    await stop();
  }
  return lines;
}

const failed = (lines: readonly string[]) => lines.filter((line) => line.startsWith('FAIL'));

describe('the simulated fleet is one more fleet, and passes what every fleet has to', {
  timeout: 300_000,
}, () => {
  const brought: readonly Fate[] = [
    ...(['smooth', 'replaced', 'lateToVendor', 'lateToCustomer', 'returned'] as const),
  ];
  test.concurrent.each(brought)('where an order is %s', async (fate) => {
    const lines = await checked(fate);
    expect(failed(lines), lines.join('\n')).toEqual([]);
    expect(lines.at(-1)).toBe('This fleet can be connected.');
  });

  const nobodys: readonly Fate[] = ['unserved', 'stalled'];
  test.concurrent.each(nobodys)(
    'where an order is %s, no rider is named, as there is none',
    async (fate) => {
      const lines = await checked(fate);
      expect(failed(lines), lines.join('\n')).toEqual([
        'FAIL  tells where its rider is: no rider was named',
      ]);
    },
  );
});
