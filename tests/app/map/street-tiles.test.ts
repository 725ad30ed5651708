import { expect, test } from 'vitest';
import { readStreetTile } from '../../../app/map/basemap/street-tiles.ts';

const answers =
  (body: BodyInit | null, status = 200) =>
  async () => ({
    status,
    data: await new Response(body).arrayBuffer(),
  });

test('a vector tile is handed on', async () => {
  const bytes = Uint8Array.of(0x1a, 2, 0x0a, 0);
  const data = await readStreetTile('https://tiles.example/1', answers(bytes));
  expect(new Uint8Array(data ?? new ArrayBuffer(0))).toEqual(bytes);
});

test.each([[204], [404], [410]])('%i says that there is no tile', async (status) => {
  expect(await readStreetTile('https://tiles.example/1', answers(null, status))).toBe(null);
});

test('an empty answer is a place without a tile', async () => {
  expect(await readStreetTile('https://tiles.example/1', answers(''))).toBe(null);
});

test.each([
  ['a picture', Uint8Array.of(0x89, 0x50, 0x4e, 0x47), 200],
  ['a page', '<html>', 200],
  ['a refusal', 'go away', 403],
])('%s in place of a tile is a failure', async (_what, body, status) => {
  await expect(readStreetTile('https://tiles.example/1', answers(body, status))).rejects.toThrow();
});
