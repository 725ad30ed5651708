import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { StartError } from '../start-error.ts';

const sources = ['app', 'brands', 'core', 'markets', 'plugins', 'schemas', 'workers'];
const settings = ['package-lock.json', 'vite.config.ts'];

/** Said where only what serves is installed, as in an image. */
const notBuildable =
  'The client is missing or older than its sources, and what builds it is not installed: run `npm ci && npm run build`.';

/** Builds the client when it is missing or older than its sources; answers whether it did. */
export async function ensureBuilt(root: string, dist: string): Promise<boolean> {
  const built = await readModified(join(dist, '.vite', 'manifest.json'));
  const changed = Math.max(
    ...(await Promise.all(sources.map((folder) => newest(join(root, folder))))),
    ...(await Promise.all(settings.map((name) => readModified(join(root, name))))),
  );
  if (built >= changed) return false;
  await build(root);
  return true;
}

/**
 * Runs in its own process, so that the server does not keep the bundler's memory; always builds for production,
 * whatever environment the server runs in.
 */
async function build(root: string): Promise<void> {
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
  if (!existsSync(vite)) throw new StartError(notBuildable);
  const child = spawn(process.execPath, [vite, 'build', '--logLevel', 'error'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new StartError('The client could not be built; the reason is above.');
}

async function newest(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = entries.filter((entry) => entry.isFile());
  return Math.max(
    0,
    ...(await Promise.all(files.map((f) => readModified(join(f.parentPath, f.name))))),
  );
}

async function readModified(path: string): Promise<number> {
  return stat(path).then(
    ({ mtimeMs }) => mtimeMs,
    () => 0,
  );
}
