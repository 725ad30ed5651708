import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testServer } from '../support/server.ts';
import { fromSources } from '../support/sources.ts';

const script = fileURLToPath(new URL('../../scripts/flags.ts', import.meta.url));
let server: Awaited<ReturnType<typeof testServer>>;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

function run(...words: string[]): Promise<{ code: number; said: string }> {
  const env = { ...process.env, DATABASE_URL: server.url };
  return new Promise((resolve) => {
    execFile(process.execPath, fromSources(script, ...words), { env }, (error, stdout, stderr) => {
      const code = typeof error?.code === 'number' ? error.code : 0;
      resolve({ code, said: `${stdout}${stderr}`.trim() });
    });
  });
}

async function flagsAt(host: string) {
  const answer = await server.app.inject({ url: '/flags/asia/v1/flags', headers: { host } });
  return answer.json().flags;
}

test('an operator switches maintenance while the product runs, for one deployment, and leaves it to its file again', async () => {
  expect((await flagsAt('sg.localhost')).planned_maintenance).toBeUndefined();
  expect(await run('sg', 'planned_maintenance', 'on')).toEqual({
    code: 0,
    said: 'planned_maintenance of sg is on',
  });
  expect((await flagsAt('sg.localhost')).planned_maintenance).toBe(true);
  expect((await flagsAt('la.localhost')).planned_maintenance).toBeUndefined();
  expect((await run('sg', 'planned_maintenance', 'off')).code).toBe(0);
  expect((await flagsAt('sg.localhost')).planned_maintenance).toBe(false);
  expect((await run('sg', 'planned_maintenance', 'file')).code).toBe(0);
  expect((await flagsAt('sg.localhost')).planned_maintenance).toBeUndefined();
});

test.each([
  [['xx', 'planned_maintenance', 'on'], 'There is no deployment xx.'],
  [['sg', 'planed_maintenance', 'on'], 'There is no flag planed_maintenance.'],
])('what does not exist is named: %j', async (words, said) => {
  expect(await run(...words)).toEqual({ code: 2, said });
});
