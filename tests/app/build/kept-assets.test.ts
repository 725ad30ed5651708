import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { keepAssets } from '../../../app/build/kept-assets.ts';

let dir = '';
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'rider-portal-assets-'));
  await mkdir(join(dir, 'assets'));
});
afterEach(() => rm(dir, { recursive: true }));

/** Builds what has these names, as the bundler does: beside what is there. */
async function build(...names: string[]): Promise<string[]> {
  const files = names.map((name) => `assets/${name}`);
  for (const file of files) {
    for (const ending of ['', '.gz', '.br']) await writeFile(join(dir, `${file}${ending}`), '');
  }
  await keepAssets(dir, files);
  const present = await readdir(join(dir, 'assets'));
  return present.filter((name) => name.endsWith('.js')).sort();
}

test('assets stay for two more builds, and then go with their compressed forms', async () => {
  await build('a1.js', 'shared.js');
  expect(await build('a2.js', 'shared.js')).toEqual(['a1.js', 'a2.js', 'shared.js']);
  expect(await build('a3.js', 'shared.js')).toEqual(['a1.js', 'a2.js', 'a3.js', 'shared.js']);
  expect(await build('a4.js')).toEqual(['a2.js', 'a3.js', 'a4.js', 'shared.js']);
  expect(await readdir(join(dir, 'assets'))).not.toContain('a1.js.gz');
});

test('the same build again pushes no other one out', async () => {
  await build('a1.js');
  for (let again = 0; again < 4; again += 1) await build('a2.js');
  expect(await build('a2.js')).toEqual(['a1.js', 'a2.js']);
});

test('what no build is known to have is removed, and a list that cannot be read is written again', async () => {
  await writeFile(join(dir, 'assets', 'stranger.js'), '');
  await writeFile(join(dir, 'builds.json'), '{');
  expect(await build('a1.js')).toEqual(['a1.js']);
  expect(JSON.parse(await readFile(join(dir, 'builds.json'), 'utf8'))).toEqual([['assets/a1.js']]);
});
