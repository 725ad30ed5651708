import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, test } from 'vitest';
import { checkFleet } from '../../../../scripts/fleet-check/check.ts';
import { secret } from './support.ts';

let child: ChildProcess | undefined;
afterEach(() => {
  child?.kill('SIGKILL');
});

async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const address = server.address();
  await new Promise((closed) => server.close(closed));
  return typeof address === 'object' && address ? address.port : 0;
}

test('the example fleet passes what every fleet has to', async () => {
  const [own, port] = [await freePort(), await freePort()];
  const script = fileURLToPath(new URL('../../../../examples/fleet/server.ts', import.meta.url));
  child = spawn(process.execPath, [script], {
    env: {
      ...{ ...process.env, PORT: String(own), FLEET_SECRET: secret, STEP_SECONDS: '0.2' },
      PORTAL_URL: `http://localhost:${port}`,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (child.stdout) await once(child.stdout, 'data');
  const lines: string[] = [];
  const say = (line: string) => void lines.push(line);
  const url = `http://localhost:${own}`;
  expect(
    await checkFleet({ url, secret, port, country: 'SG', wait: 30, say }),
    lines.join('\n'),
  ).toBe(0);
});
