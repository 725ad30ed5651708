import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, posix } from 'node:path';
import type { Plugin } from 'vite';

/** How many builds before the newest one stay on disk. */
const olderBuilds = 2;

/**
 * Keeps the assets of the last builds, since open pages still request them, and removes older ones.
 * `builds.json` in the output lists the files of each build, newest first.
 */
export function keptAssets(): Plugin {
  return {
    name: 'kept-assets',
    apply: 'build',
    applyToEnvironment: ({ name }) => name !== 'ssr',
    async writeBundle({ dir = '' }, bundle) {
      const folder = dirname(this.environment.config.build.assetsDir);
      const names = Object.keys(bundle).map((name) => posix.relative(folder, name));
      await keepAssets(
        join(dir, folder),
        names.filter((name) => name.startsWith('assets/')),
      );
    },
  };
}

/** Records the files of the newest build, and removes from `assets` those of no kept build. */
export async function keepAssets(dir: string, files: readonly string[]): Promise<void> {
  const list = join(dir, 'builds.json');
  const newest = [...files].sort();
  const before = (await builds(list)).filter((each) => each.join() !== newest.join());
  const kept = [newest, ...before].slice(0, olderBuilds + 1);
  const wanted = new Set(kept.flat());
  const present = await readdir(join(dir, 'assets')).catch(() => []);
  const stale = present.filter((name) => !wanted.has(`assets/${name.replace(/\.(gz|br)$/, '')}`));
  await Promise.all(stale.map((name) => rm(join(dir, 'assets', name), { recursive: true })));
  await writeFile(list, JSON.stringify(kept));
}

/** The recorded builds; empty when there is no readable list. */
async function builds(list: string): Promise<string[][]> {
  try {
    const noted: unknown = JSON.parse(await readFile(list, 'utf8'));
    return Array.isArray(noted) ? noted.filter((each) => Array.isArray(each)) : [];
  } catch {
    return [];
  }
}
