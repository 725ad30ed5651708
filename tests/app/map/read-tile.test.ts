import MVT from 'ol/format/MVT.js';
import { get } from 'ol/proj.js';
import TileState from 'ol/TileState.js';
import VectorTile from 'ol/VectorTile.js';
import { expect, test, vi } from 'vitest';
import { type ReadTile, readTile } from '../../../app/map/basemap/read-tile.ts';

async function loaded(read: ReadTile) {
  const tile = new VectorTile([3, 1, 2], TileState.IDLE, 'tile', new MVT(), (each) =>
    readTile(read, each),
  );
  tile.extent = [0, 0, 1, 1];
  tile.projection = get('EPSG:3857');
  tile.load();
  await vi.waitFor(() => expect([TileState.LOADED, TileState.ERROR]).toContain(tile.getState()));
  return tile;
}

test('a place without a tile is loaded and has nothing in it, or the map would wait for it for ever', async () => {
  const read = vi.fn(async () => null);
  const tile = await loaded(read);
  expect(tile.getState()).toBe(TileState.LOADED);
  expect(tile.getFeatures()).toEqual([]);
  expect(read).toHaveBeenCalledWith(3, 1, 2);
});

test('a tile that cannot be read is an error, and nothing is thrown', async () => {
  const tile = await loaded(() => Promise.reject(new Error('no network')));
  expect(tile.getState()).toBe(TileState.ERROR);
});
