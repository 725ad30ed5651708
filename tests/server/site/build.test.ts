import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { ensureBuilt } from '../../../server/site/build.ts';

test('where what builds is not installed, a client that is missing is told in a sentence', async () => {
  const root = await mkdtemp(join(tmpdir(), 'unbuilt-'));
  onTestFinished(() => rm(root, { recursive: true }));
  await mkdir(join(root, 'app'));
  await writeFile(join(root, 'app', 'a.ts'), '');
  await expect(ensureBuilt(root, join(root, 'dist'))).rejects.toThrow('npm ci && npm run build');
});
