import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readConfig } from '../../server/config.ts';

const secret = 'a secret of thirty-two characters';
let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'secrets-'));
});
afterEach(() => rm(folder, { recursive: true }));

async function kept(content: string): Promise<string> {
  const path = join(folder, 'secret');
  await writeFile(path, content);
  return path;
}

test('a secret is read from a file, without the line break at its end', async () => {
  const path = await kept(`${secret}\n`);
  expect(readConfig({ TOKEN_SECRET_FILE: path }).tokenSecret).toBe(secret);
  expect(readConfig({ DATABASE_URL_FILE: await kept('postgres://db/portal') }).databaseUrl).toBe(
    'postgres://db/portal',
  );
});

test('what is said twice, or in a file that is not there, is refused by name', async () => {
  const path = await kept(secret);
  expect(() => readConfig({ TOKEN_SECRET: secret, TOKEN_SECRET_FILE: path })).toThrow(
    'TOKEN_SECRET and TOKEN_SECRET_FILE are both set',
  );
  expect(() => readConfig({ TOKEN_OLD_SECRET_FILE: join(folder, 'nowhere') })).toThrow(
    'The file of TOKEN_OLD_SECRET_FILE cannot be read (ENOENT)',
  );
});
