import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { type AddressInfo, createServer as createNetServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { readWebhook, type WebhookBody } from '../../../examples/client/index.ts';
import { fromSources } from '../../support/sources.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const sources = [
  ...['app', 'brands', 'core', 'deployments', 'examples', 'markets', 'plugins', 'schemas'],
  ...['scripts', 'server', 'workers', 'package.json', 'vite.config.ts'],
];

/** The product in a folder of its own, where a market is confirmed and one deployment is left: step 1 of the walk. */
export async function ownTree(
  deployment: string,
): Promise<{ folder: string; remove: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'rider-portal-walk-'));
  await Promise.all(
    sources.map((path) => cp(join(root, path), join(folder, path), { recursive: true })),
  );
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
  const market = join(folder, 'markets/sg.ts');
  const draft = await readFile(market, 'utf8');
  await writeFile(market, draft.replace("status: 'draft'", "status: 'confirmed'"));
  const sample = JSON.parse(await readFile(join(folder, 'deployments/sg.json'), 'utf8'));
  const { embedded: _, testVendors: __, ...own } = sample;
  await rm(join(folder, 'deployments'), { recursive: true });
  await cp(join(root, 'deployments/sg.json'), join(folder, `deployments/${deployment}.json`));
  await writeFile(
    join(folder, `deployments/${deployment}.json`),
    JSON.stringify({ ...own, id: deployment, hosts: ['localhost', 'riders.bakery.example'] }),
  );
  await copyBuilt(folder);
  return { folder, remove: () => rm(folder, { recursive: true }) };
}

/** The client as it was built, where it was: copied last, so that it is newer than its sources and not built again. */
async function copyBuilt(folder: string): Promise<void> {
  const dist = join(root, 'dist');
  if (!existsSync(dist)) return;
  const filter = (path: string) => !path.endsWith('.map');
  await cp(dist, join(folder, 'dist'), { recursive: true, filter });
}

/** A command of the product, as somebody at the machine runs it. */
export async function command(
  { folder, env }: { folder: string; env: Record<string, string> },
  script: string,
  ...words: string[]
): Promise<string> {
  const { PATH = '', NODE_COMPILE_CACHE = '' } = process.env;
  const here = { PATH, NODE_COMPILE_CACHE };
  const run = promisify(execFile)(process.execPath, fromSources(script, ...words), {
    cwd: folder,
    env: { ...here, ...env },
  });
  return (await run).stdout;
}

/** The example fleet as a process of its own. */
export async function exampleFleet(env: {
  PORT: string;
  PORTAL_URL: string;
  FLEET_SECRET: string;
}) {
  const child = spawn(process.execPath, fromSources(join(root, 'examples/fleet/server.ts')), {
    ...{ env: { ...process.env, ...env, STEP_SECONDS: '0.3' } },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (child.stdout) await once(child.stdout, 'data');
  return child;
}

/** A shop's till: hears webhooks, and takes those alone that are signed by a secret of its own. */
export async function till() {
  const heard: WebhookBody[] = [];
  const known = { secret: '', refused: 0 };
  const server = createServer(async (request, reply) => {
    const body = Buffer.concat(await request.toArray()).toString();
    try {
      heard.push(readWebhook(known.secret, request.headers, body));
      reply.writeHead(204).end();
    } catch {
      known.refused += 1;
      reply.writeHead(401).end();
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    ...{ heard, known, url: `http://127.0.0.1:${port}/` },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

export async function freePort(): Promise<string> {
  const server = createNetServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return String(port);
}
