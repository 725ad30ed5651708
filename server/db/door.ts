import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { platform } from 'node:os';
import { join } from 'node:path';

/** The most bytes of a socket's path on every system that PostgreSQL runs on. */
const longestPath = 103;

/**
 * The folder for the Unix socket of this PostgreSQL, which is much faster than TCP and protected by the folder's permissions.
 * Undefined on Windows, where the path is too long, and on a disk without sockets.
 */
export async function socketFolder(cluster: string): Promise<string | undefined> {
  const probe = join(cluster, '.s.PGSQL.65535');
  if (platform() === 'win32' || Buffer.byteLength(probe) > longestPath) return undefined;
  // Remove one that a killed process left.
  await rm(probe, { force: true });
  const server = createServer().listen(probe);
  try {
    await once(server, 'listening');
  } catch {
    return undefined;
  }
  server.close();
  await once(server, 'close');
  return cluster;
}

/** PostgreSQL's arguments for listening: on the socket if any, and always on the port, for tools. */
export function listening(port: number, folder: string | undefined): string[] {
  const quoted = folder === undefined ? '' : `"${folder.replaceAll('"', '""')}"`;
  return ['-p', String(port), '-h', '127.0.0.1', '-k', quoted];
}

/** The connection string, by the socket where there is one. */
export function addressOf(password: string, port: number, folder: string | undefined): string {
  const by = folder ? `?host=${encodeURIComponent(folder)}` : '';
  return `postgres://postgres:${password}@127.0.0.1:${port}/postgres${by}`;
}
