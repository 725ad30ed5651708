import { globSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { modules } from '../../../server/app.ts';
import { homeIcons, icons } from '../../../server/site/icons.ts';
import { testServer } from '../../support/server.ts';

let server: Awaited<ReturnType<typeof testServer>>;
beforeAll(async () => {
  server = await testServer({ parts: [...modules, icons] });
});
afterAll(() => server.close());

const brands = new URL('../../../brands/', import.meta.url);
const sizeOf = (png: Buffer) => [png.readUInt32BE(16), png.readUInt32BE(20)];

test('every brand has a picture for home screens in each size', () => {
  const folders = globSync('*/favicon.svg', { cwd: brands }).map((path) => path.split('/')[0]);
  expect(folders).not.toEqual([]);
  for (const folder of folders) {
    for (const { name, size } of homeIcons) {
      const png = readFileSync(new URL(`${folder}/icons/${name}`, brands));
      expect([folder, name, ...sizeOf(png)]).toEqual([folder, name, size, size]);
    }
  }
});

test('a host gives out the icons of its own brand', async () => {
  const get = (host: string, name: string) =>
    server.app.inject({ url: `/icons/${name}`, headers: { host } });
  for (const { name, size } of homeIcons) {
    const answer = await get('sg.localhost', name);
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/png']);
    expect(sizeOf(answer.rawPayload)).toEqual([size, size]);
    expect((await get('la.localhost', name)).rawPayload).not.toEqual(answer.rawPayload);
  }
  expect((await get('sg.localhost', '64.png')).statusCode).toBe(404);
});
