import { type ChildProcess, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { copyData } from './copy-data.ts';
import { cardDataInDatabase, watchLog } from './product-cards.ts';
import { isGone } from './watch-cards.ts';

/** The product as a process of its own, on files of its own. */
export type Product = {
  port: number;
  /** Its files, the database among them. */
  dataDir: string;
  /** The process that serves now. */
  pid: () => number;
  /** Ends it without a chance to tidy up, as a power cut would. */
  kill: () => Promise<void>;
  /** Starts it again on the same port and files. */
  restart: () => Promise<void>;
  /** Ends it cleanly and leaves its files. */
  end: () => Promise<void>;
  /** Ends it cleanly and removes its files; fails when its log or its database held anything of a card. */
  stop: () => Promise<void>;
};

/** Where the product is that is tested. */
export const root = fileURLToPath(new URL('../../', import.meta.url));

type Settings = {
  env?: Record<string, string>;
  /** Where the code is: ours, or a copy. */
  from?: string;
  /** Files to begin with; without them the product makes its own. */
  prepared?: string;
};

/** Starts the real server, as `npm start` does, with a fleet so fast that a delivery takes seconds. */
export async function startProduct({
  env = {},
  from = root,
  prepared,
}: Settings = {}): Promise<Product> {
  const dataDir = await mkdtemp(join(tmpdir(), 'rider-portal-e2e-'));
  if (prepared !== undefined) await copyData(prepared, dataDir);
  await chmod(dataDir, 0o755);
  const port = await freePort();
  const own = {
    // Reading all sources costs each start as much as everything else it does.
    NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/node'),
    PORT: String(port),
    PAYMENT_PORT: '0',
    SITES_PORT: '0',
    DATA_DIR: dataDir,
    DATABASE_URL: '',
    DEPLOYMENT: '',
    // Journeys begin with an empty day.
    DEMO_LIVE: 'false',
    // What lies under the maps must not depend on whether there is a network.
    STREETS: 'off',
  };
  const settings = { ...own, ...fleet, ...quiet, ...env };
  const begin = () => listen({ port, settings, from }, cardData);
  const cardData: string[] = [];
  let server = await begin();
  return {
    ...{ port, dataDir },
    pid: () => server.pid ?? Number.NaN,
    kill: () => end(server, 'SIGKILL'),
    restart: async () => {
      await end(server, 'SIGKILL');
      server = await begin();
    },
    end: () => end(server, 'SIGINT'),
    stop: async () => {
      if (!hasEnded(server)) cardData.push(...(await cardDataInDatabase(dataDir)));
      await end(server, 'SIGINT');
      isGone(port);
      await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
      if (cardData.length > 0)
        throw new Error(`The product kept card data:\n${[...new Set(cardData)].join('\n')}`);
    },
  };
}

/** What keeps the server small: the flags of `npm start`. */
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const lean: string[] = scripts.start.split(' ').filter((word: string) => word.startsWith('--'));

/** Nine seconds a delivery. With this seed the fleet delivers what journeys order. */
const fleet = { FLEET_SPEED: '20', FLEET_SEED: '280169' };

/** Everything is logged, to be read along. Journeys come in quick succession from one address; the limits have tests of their own, and nobody else sends requests here. */
const quiet = {
  LOG_LEVEL: 'debug',
  RATE_LIMIT: '1000000',
  CONNECTIONS_PER_ADDRESS: '100000',
  SHED_AT: '0',
  // A till of a test listens on this machine.
  WEBHOOK_TARGETS: 'any',
  DRAIN_SECONDS: '0',
};

type Start = { port: number; settings: Record<string, string>; from: string };

async function listen({ port, settings, from }: Start, cardData: string[]): Promise<ChildProcess> {
  const server = spawn(process.execPath, [...lean, 'server/main.ts'], {
    cwd: from,
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  const hear = (chunk: Buffer) => {
    said = `${said}${chunk}`.slice(-4000);
  };
  for (const stream of [server.stdout, server.stderr]) watchLog(stream, cardData);
  server.stdout.on('data', hear);
  server.stderr.on('data', hear);
  // Some build the client on the way, beside all else that the machine does.
  const deadline = performance.now() + 300_000;
  while (!(await isReady(port))) {
    if (hasEnded(server)) throw new Error(`The server ended before it was ready:\n${said}`);
    if (performance.now() > deadline) {
      await end(server, 'SIGKILL');
      throw new Error(`The server was not ready after five minutes:\n${said}`);
    }
    await pause(100);
  }
  return server;
}

async function isReady(port: number): Promise<boolean> {
  return fetch(`http://localhost:${port}/ready`, { signal: AbortSignal.timeout(2000) }).then(
    (answer) => answer.ok,
    () => false,
  );
}

async function end(server: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (hasEnded(server)) return;
  const ended = once(server, 'exit');
  server.kill(signal);
  const force = setTimeout(() => server.kill('SIGKILL'), 20_000);
  await ended;
  clearTimeout(force);
}

function hasEnded(server: ChildProcess): boolean {
  return server.exitCode !== null || server.signalCode !== null;
}

/**
 * A port that nobody listens on. Not one of those that systems hand out by themselves (from 32768 on): some other program
 * could be given it while the server starts.
 */
async function freePort(): Promise<number> {
  const port = randomInt(20_000, 32_000);
  const probe = createServer().listen(port, 'localhost');
  const isFree = await once(probe, 'listening').then(
    () => true,
    () => false,
  );
  if (!isFree) return freePort();
  probe.close();
  await once(probe, 'close');
  return port;
}
