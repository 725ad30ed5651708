import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, posix } from 'node:path';
import type { Plugin } from 'vite';

/** How many builds before the newest one stay on disk. */
const olderBuilds = 2;

/**
 * Keeps the assets of the builds before, since pages that are open still ask for them; what is older is removed.
 * `builds.json` in the output says which files each build has, newest first.
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

/** Notes what the newest build has and removes from `assets` what no kept build has. */
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

/** What was noted; nothing where there is no list, or none that can be read. */
async function builds(list: string): Promise<string[][]> {
  try {
    const noted: unknown = JSON.parse(await readFile(list, 'utf8'));
    return Array.isArray(noted) ? noted.filter((each) => Array.isArray(each)) : [];
  } catch {
    return [];
  }
}
