import { randomBytes } from 'node:crypto';
import { chown, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Log } from '../log.ts';
import { StartError } from '../start-error.ts';
import { addressOf, listening, socketFolder } from './door.ts';
import { freePort, keep } from './keeper.ts';
import { findProgram, type Program, run } from './program.ts';
import { revive } from './revive.ts';

/** Our own PostgreSQL: its connection string and how to stop it. */
export type Embedded = { url: string; stop: () => Promise<void> };

type Options = {
  dataDir: string;
  port?: number;
  /** `false` trades safety against power loss for speed; for tests. */
  durable?: boolean;
  /** Logs when it ended unexpectedly and was started again. */
  log?: Pick<Log, 'error' | 'info'>;
};

/** Settings without durability: no crash recovery, no replication, cheap copies of databases. */
const forgetful = [
  ...['fsync=off', 'full_page_writes=off', 'wal_level=minimal', 'max_wal_senders=0'],
].flatMap((setting) => ['-c', setting]);

/** The locale, which decides what a letter is; without it trigram search works for ASCII only. */
const unicodeLocale = process.platform === 'darwin' ? 'en_US.UTF-8' : 'C.UTF-8';

/**
 * Starts a PostgreSQL with its files in `dataDir` that ends with this process; if it is killed, it is started again. Throws
 * `StartError` when it cannot.
 */
export async function startPostgres({
  dataDir,
  port,
  durable = true,
  log,
}: Options): Promise<Embedded> {
  const home = resolve(dataDir);
  const program = await findProgram(await prepare(home));
  const cluster = join(home, 'postgres');
  const password = await ensureCluster(program, home, cluster);
  await waitUntilFree(cluster, home);
  const listen = port ?? (await freePort());
  const folder = await socketFolder(cluster);
  const args = [...['-D', cluster, ...listening(listen, folder)], ...(durable ? [] : forgetful)];
  const stop = revive(await keep(program, args), () => keep(program, args), log);
  return { url: addressOf(password, listen, folder), stop };
}

/** The connection string of the PostgreSQL that a running product has on `dataDir`, for tools; undefined when none runs. */
export async function findRunning(dataDir: string): Promise<string | undefined> {
  const home = resolve(dataDir);
  const holder = await readHolder(join(home, 'postgres'));
  if (!holder) return undefined;
  const password = await readFile(join(home, 'postgres.password'), 'utf8');
  return addressOf(password.trim(), holder.port, holder.folder);
}

async function prepare(home: string): Promise<string> {
  try {
    await mkdir(home, { recursive: true });
    return home;
  } catch (cause) {
    throw new StartError(`The data directory ${home} cannot be made: ${reason(cause)}.`, { cause });
  }
}

/** Creates the cluster in a temporary folder and moves it, so that a kill leaves nothing half-made. */
async function ensureCluster(program: Program, home: string, cluster: string): Promise<string> {
  const secret = join(home, 'postgres.password');
  try {
    await readFile(join(cluster, 'PG_VERSION'));
    return (await readFile(secret, 'utf8')).trim();
  } catch (cause) {
    if (!isMissing(cause)) {
      throw new StartError(`The data directory ${home} cannot be read: ${reason(cause)}.`, {
        cause,
      });
    }
  }
  const fresh = `${cluster}.new`;
  const password = randomBytes(18).toString('hex');
  try {
    await rm(fresh, { recursive: true, force: true });
    await mkdir(fresh, { mode: 0o700 });
    await writeFile(secret, password, { mode: 0o600 });
    if (program.owner) {
      await chown(fresh, program.owner.uid, program.owner.gid);
      await chown(secret, program.owner.uid, program.owner.gid);
    }
    await run(program, 'initdb', [
      ...['-D', fresh, '-U', 'postgres', '--pwfile', secret, '--auth', 'scram-sha-256'],
      ...['--encoding', 'UTF8', '--locale', 'C', '--lc-ctype', unicodeLocale],
      ...['--locale-provider', 'builtin', '--builtin-locale', 'C.UTF-8', '--no-instructions'],
    ]);
    await rename(fresh, cluster);
  } catch (cause) {
    throw new StartError(`The data directory ${home} cannot be used: ${reason(cause)}.`, { cause });
  }
  return password;
}

/**
 * Waits for the PostgreSQL of a killed server to stop by itself. Throws `StartError` when it keeps running, since then another
 * product uses it.
 */
async function waitUntilFree(cluster: string, home: string): Promise<void> {
  for (let waited = 0; ; waited += 100) {
    const holder = await readHolder(cluster);
    if (!holder) return;
    if (waited >= (holder.ready ? 2_000 : 20_000)) {
      throw new StartError(
        `The data directory ${home} is in use by process ${holder.pid}: stop the other rider-portal first, ` +
          'or choose another directory with DATA_DIR.',
      );
    }
    await new Promise((wake) => setTimeout(wake, 100));
  }
}

type Holder = { pid: number; port: number; folder: string | undefined; ready: boolean };

async function readHolder(cluster: string): Promise<Holder | undefined> {
  const lines = await readFile(join(cluster, 'postmaster.pid'), 'utf8').then(
    (text) => text.split('\n'),
    () => [],
  );
  const pid = Number(lines[0]);
  if (!(pid > 0)) return undefined;
  try {
    process.kill(pid, 0);
  } catch {
    return undefined;
  }
  const folder = lines[4]?.trim() || undefined;
  return { pid, port: Number(lines[3]), folder, ready: lines[7]?.trim() === 'ready' };
}

function isMissing(cause: unknown): boolean {
  return cause instanceof Error && 'code' in cause && cause.code === 'ENOENT';
}

function reason(cause: unknown): string {
  return (cause instanceof Error ? cause.message : String(cause)).replace(/\.$/, '');
}
