import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { platform } from 'node:os';
import { join } from 'node:path';

/** Bytes that a system allows in the path of a socket, the shortest of all that PostgreSQL runs on. */
const longestPath = 103;

/**
 * The folder of a socket that leads to the PostgreSQL of these files, where the system can have one there: a call through it costs a
 * fraction of one over TCP, and only who may enter the folder gets there. Undefined where the path is too long, on Windows, and on a
 * disk that holds no sockets.
 */
export async function socketFolder(cluster: string): Promise<string | undefined> {
  const probe = join(cluster, '.s.PGSQL.65535');
  if (platform() === 'win32' || Buffer.byteLength(probe) > longestPath) return undefined;
  // One that a kill left behind.
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

/** How PostgreSQL is told where to listen: on its port in any case, for tools that know no socket. */
export function listening(port: number, folder: string | undefined): string[] {
  const quoted = folder === undefined ? '' : `"${folder.replaceAll('"', '""')}"`;
  return ['-p', String(port), '-h', '127.0.0.1', '-k', quoted];
}

/** The address for who has the password, by the socket where there is one. */
export function addressOf(password: string, port: number, folder: string | undefined): string {
  const by = folder ? `?host=${encodeURIComponent(folder)}` : '';
  return `postgres://postgres:${password}@127.0.0.1:${port}/postgres${by}`;
}
