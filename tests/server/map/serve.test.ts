import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { readConfig } from '../../../server/config.ts';
import { mapFolder } from '../../../server/map/archives.ts';
import { map } from '../../../server/map/index.ts';
import type { Deps } from '../../../server/module.ts';

const bytes = Buffer.from(Array.from({ length: 5000 }, (_, at) => at % 251));
let dataDir = '';
let app: FastifyInstance;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'rider-portal-map-'));
  await mkdir(mapFolder(dataDir), { recursive: true });
  for (const file of ['roads-0123456789abcdef.pmtiles', 'roads-0123456789abcdef.json', 'x.part'])
    await writeFile(join(mapFolder(dataDir), file), bytes);
  app = Fastify();
  await map.register?.(app, { config: { dataDir } } as Deps);
});
afterAll(async () => {
  await app.close();
  await rm(dataDir, { recursive: true });
});

const get = (range?: string, file = 'roads-0123456789abcdef.pmtiles') =>
  app.inject({ url: `/streets/${file}`, headers: range === undefined ? {} : { range } });

test.each([
  ['bytes=0-16383', 0, 5000],
  ['bytes=100-199', 100, 200],
  ['bytes=4990-', 4990, 5000],
  ['bytes=-10', 4990, 5000],
])('a part of an imported map is sent: %s', async (range, from, to) => {
  const answer = await get(range);
  expect(answer.statusCode).toBe(206);
  expect(answer.headers['content-range']).toBe(`bytes ${from}-${to - 1}/5000`);
  expect(answer.rawPayload).toEqual(bytes.subarray(from, to));
});

test('a part beyond the end is refused, with the length that there is', async () => {
  const answer = await get('bytes=5000-5099');
  expect(answer.statusCode).toBe(416);
  expect(answer.headers['content-range']).toBe('bytes */5000');
});

test('what was sent is kept for ever, since its name holds the hash of its content', async () => {
  for (const range of [undefined, 'bytes=0-99']) {
    const { headers } = await get(range);
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(headers['accept-ranges']).toBe('bytes');
  }
});

test.each(['roads-0123456789abcdef.json', 'x.part', '..%2Fsecret', ''])(
  'nothing else of the folder is sent: %s',
  async (file) => {
    expect((await get(undefined, file)).statusCode).toBeGreaterThanOrEqual(400);
  },
);

test.each([
  ['on', ['https://tiles.example/planet']],
  ['off', []],
])('with STREETS=%s the services that are asked are %j', async (STREETS, expected) => {
  const start = vi.fn(() => async () => undefined);
  const streetsUrl = 'https://tiles.example/planet';
  await map.start?.({
    config: readConfig({ STREETS }),
    deployments: { all: [{ basemap: { streetsUrl } }, { basemap: { streetsUrl: null } }] },
    basemaps: { start },
  } as never);
  expect(start).toHaveBeenCalledExactlyOnceWith(new Set(expected));
});
