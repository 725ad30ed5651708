import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { shedLoad } from '../../../server/http/pressure.ts';
import { serveAssets } from '../../../server/site/assets.ts';

let folder = '';
let app: FastifyInstance;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rider-portal-assets-'));
  const files = { 'a-1.js': 'plain', 'a-1.js.br': 'brotli', 'a-1.js.gz': 'gzip', 'b-2.css': 'b' };
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
  await writeFile(join(folder, 'a-1.js.map'), '{}');
  app = Fastify();
  serveAssets(app, folder, (name) => !name.includes('.map'));
});
afterEach(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });

test.each([
  ['gzip, deflate, br, zstd', 'brotli', 'br'],
  ['gzip', 'gzip', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip', 'gzip'],
  ['identity', 'plain', undefined],
  ['', 'plain', undefined],
])('who accepts %j is sent what is smallest of that', async (accepted, body, encoding) => {
  for (let time = 0; time < 2; time += 1) {
    const answer = await get('/assets/a-1.js', { 'accept-encoding': accepted });
    expect([answer.body, answer.headers['content-encoding']]).toEqual([body, encoding]);
    expect(answer.headers.vary).toBe('accept-encoding');
    expect(answer.headers['content-type']).toBe('application/javascript; charset=utf-8');
  }
});

const css = () => get('/assets/b-2.css', { 'accept-encoding': 'br' });

test('what was not packed is sent as it is, and a file that is asked for again is still there', async () => {
  await utimes(join(folder, 'b-2.css'), 0, 0);
  const first = await css();
  expect([first.body, first.headers['content-encoding']]).toEqual(['b', undefined]);
  await rm(join(folder, 'b-2.css'));
  expect((await css()).body).toBe('b');
});

test('of a file that is just being written nothing is kept', async () => {
  await writeFile(join(folder, 'b-2.css'), '');
  expect((await css()).body).toBe('');
  await writeFile(join(folder, 'b-2.css'), 'whole');
  expect((await css()).body).toBe('whole');
});

test('who has a file already is told so', async () => {
  const { headers } = await get('/assets/b-2.css');
  const again = await get('/assets/b-2.css', { 'if-none-match': String(headers.etag) });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});

test('a file that comes later is found, and nothing outside the folder ever is', async () => {
  expect((await get('/assets/c-3.js')).statusCode).toBe(404);
  await writeFile(join(folder, 'c-3.js'), 'c');
  expect((await get('/assets/c-3.js')).body).toBe('c');
  await writeFile(join(folder, '..', 'secret-of-assets.js'), 'secret');
  for (const name of [
    '../secret-of-assets.js',
    '%2e%2e%2fsecret-of-assets.js',
    '..',
    '.',
    '',
    'x/y',
  ])
    expect((await get(`/assets/${name}`)).statusCode, name).toBe(404);
  await rm(join(folder, '..', 'secret-of-assets.js'));
  expect((await get('/assets/a-1.js.map')).statusCode).toBe(404);
});

test('who may read source maps is told of them, and nobody else', async () => {
  expect((await get('/assets/a-1.js')).headers.sourcemap).toBeUndefined();
  const open = Fastify();
  serveAssets(open, folder, () => true);
  const { headers } = await open.inject('/assets/a-1.js');
  expect(headers.sourcemap).toBe('a-1.js.map');
  expect((await open.inject(`/assets/${headers.sourcemap}`)).statusCode).toBe(200);
  await open.close();
});

test('a process that is late with its work sends the files of a page all the same', async () => {
  const busy = Fastify();
  await shedLoad(busy, 1);
  busy.get('/other', () => 'other');
  serveAssets(busy, folder, () => true);
  const late = setInterval(() => {
    const end = performance.now() + 50;
    while (performance.now() < end);
  }, 1);
  try {
    await expect.poll(async () => (await busy.inject('/other')).statusCode).toBe(503);
    expect((await busy.inject('/assets/b-2.css')).body).toBe('b');
  } finally {
    clearInterval(late);
    await busy.close();
  }
});
