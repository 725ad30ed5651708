import { appendFile, cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative, sep } from 'node:path';
import { startFreshProduct } from './fresh-product.ts';
import { type Product, root } from './product.ts';

/** A product started from a copy of its sources, which tests may change; changes take effect at the next start. */
export type CopiedProduct = Product & {
  /** Changes the client: the next start builds it, beside the builds before. */
  changeClient: (source: string, code: string) => Promise<void>;
  /** Switches flags in the file of a deployment. */
  configure: (deployment: string, flags: Record<string, boolean>) => Promise<void>;
};

/** What stands in the root and neither runs nor is served. */
const left = new Set(['.git', '.data', 'node_modules', 'tests', 'e2e', 'screenshots', 'coverage']);

/** Copies the product with its build, and starts the copy. */
export async function startCopiedProduct(): Promise<CopiedProduct> {
  const folder = await mkdtemp(join(tmpdir(), 'rider-portal-copy-'));
  await cp(root, folder, {
    recursive: true,
    preserveTimestamps: true,
    filter: (source) => !left.has(relative(root, source).split(sep)[0] ?? ''),
  });
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
  const product = await startFreshProduct({}, folder);
  return {
    ...product,
    changeClient: (source, code) => appendFile(join(folder, source), code),
    async configure(deployment, flags) {
      const file = join(folder, 'deployments', `${deployment}.json`);
      const before = JSON.parse(await readFile(file, 'utf8'));
      await writeFile(file, JSON.stringify({ ...before, flags: { ...before.flags, ...flags } }));
    },
    async stop() {
      await product.stop();
      await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
