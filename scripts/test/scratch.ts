import { chmod, mkdtemp, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Where Linux keeps files in memory. */
const memory = '/dev/shm';
/** Bytes that the databases of a run may take, and as much again for everything else. */
const enough = 6 * 1024 ** 3;

/**
 * A folder for all that a run of tests writes and nobody keeps: in memory where that has room, since a database of a test's own
 * takes several times as long on a disk. Others may look into it: PostgreSQL runs as somebody else where tests run as root.
 */
export async function makeScratch(inMemory = memory): Promise<string> {
  const parent = (await roomIn(inMemory)) < enough ? tmpdir() : inMemory;
  // A socket of PostgreSQL lies below it, whose path may not be long.
  const folder = await mkdtemp(join(parent, 'rp-'));
  await chmod(folder, 0o755);
  return folder;
}

async function roomIn(folder: string): Promise<number> {
  return statfs(folder).then(
    ({ bavail, bsize }) => bavail * bsize,
    () => 0,
  );
}
