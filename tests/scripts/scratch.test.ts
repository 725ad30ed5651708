import { rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname } from 'node:path';
import { expect, test } from 'vitest';
import { makeScratch } from '../../scripts/test/scratch.ts';

test.each([
  ['a folder that is not there', '/dev/null/nowhere'],
  ['one without room', '/proc'],
])(
  'where %s would be in memory, files lie where others do, for every user',
  async (_, inMemory) => {
    const folder = await makeScratch(inMemory);
    expect(dirname(folder)).toBe(tmpdir());
    expect((await stat(folder)).mode & 0o777).toBe(0o755);
    await rm(folder, { recursive: true });
  },
);
