import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A tick of the system's clock in milliseconds, as Linux counts the time of processes. */
const tick = 10;

/** Who shares the processors. */
export type Party = 'server' | 'postgres' | 'generator';

/** What the server and its PostgreSQL use of the machine; read from `/proc`, so on Linux only. */
export type Usage = {
  /** MB that the server holds now, and the most that it held since `forgetPeak`. */
  memory: () => Promise<number>;
  peak: () => Promise<number>;
  forgetPeak: () => Promise<void>;
  /** Milliseconds of processor that the server, its PostgreSQL and who asks them have had. */
  cpu: () => Promise<Record<Party, number>>;
};

export function usageOf(
  pid: number,
  dataDir: string,
  generatorPid: () => number | undefined = () => undefined,
): Usage {
  const megabytes = async (field: string) => {
    const status = await readFile(`/proc/${pid}/status`, 'utf8');
    return Number(new RegExp(`^${field}:\\s+(\\d+) kB`, 'm').exec(status)?.[1]) / 1000;
  };
  return {
    memory: () => megabytes('VmRSS'),
    peak: () => megabytes('VmHWM'),
    forgetPeak: async () => {
      await writeFile(`/proc/${pid}/clear_refs`, '5');
    },
    async cpu() {
      const holder = await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8');
      const all = await processes();
      const postmaster = Number(holder.split('\n')[0]);
      const family = all.filter((each) => [each.pid, each.parent].includes(postmaster));
      const usedBy = (one: number | undefined) => all.find((each) => each.pid === one)?.used;
      return {
        server: usedBy(pid) ?? Number.NaN,
        postgres: family.reduce((sum, { used }) => sum + used, 0),
        generator: usedBy(generatorPid()) ?? 0,
      };
    },
  };
}

async function processes() {
  const names = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const stats = await Promise.all(
    names.map((name) => readFile(`/proc/${name}/stat`, 'utf8').catch(() => '')),
  );
  return stats
    .filter((stat) => stat !== '')
    .map((stat) => {
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      const used = (Number(fields[11]) + Number(fields[12])) * tick;
      return { pid: Number(stat.split(' ')[0]), parent: Number(fields[1]), used };
    });
}
