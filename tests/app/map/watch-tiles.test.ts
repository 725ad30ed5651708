import { expect, test } from 'vitest';
import { failureLimit, silenceLimit, type TileNews } from '../../../app/map/basemap/fallback.ts';
import type { TileSet } from '../../../app/map/basemap/tile-set.ts';
import { watchTiles } from '../../../app/map/basemap/watch-tiles.ts';
import { createManualTimers } from '../../support/timers.ts';

/** Tiles whose fate the test decides, and what became of them. */
function bench(open?: () => Promise<TileSet>) {
  const network = new EventTarget();
  const timers = createManualTimers();
  const happened: string[] = [];
  let tell: (news: TileNews) => void = () => undefined;
  let loaded = false;
  const tiles: TileSet = {
    layers: [],
    avoid: () => undefined,
    destroy: () => undefined,
    nameless: false,
    coastless: false,
    loaded: () => loaded,
    retry: () => void happened.push('retried'),
    setScheme: () => undefined,
  };
  const stop = watchTiles({
    network,
    later: timers.after,
    async open(next) {
      happened.push('asked');
      tell = next;
      return open ? open() : tiles;
    },
    onOpened: () => void happened.push('opened'),
    onDrawn: (isDrawn) => void happened.push(isDrawn ? 'doubted' : 'believed'),
  });
  const hear = (news: TileNews) => {
    loaded ||= news === 'loaded';
    tell(news);
  };
  const { advance } = timers;
  return {
    happened,
    stop,
    hear,
    advance,
    online: () => network.dispatchEvent(new Event('online')),
  };
}

test('a dead tile server brings the drawn map, once', async () => {
  const { happened, hear, advance } = bench();
  await advance(0);
  for (let count = 0; count < failureLimit * 2; count += 1) hear('failed');
  await advance(silenceLimit);
  expect(happened).toEqual(['asked', 'opened', 'doubted']);
});

test('a server that never answers is dead too', async () => {
  const { happened, advance } = bench();
  await advance(silenceLimit);
  expect(happened).toEqual(['asked', 'opened', 'doubted']);
});

test('with the first tile that comes after all, the drawn map goes', async () => {
  const { happened, hear, advance } = bench();
  await advance(silenceLimit);
  hear('loaded');
  hear('loaded');
  expect(happened).toEqual(['asked', 'opened', 'doubted', 'believed']);
});

test('tiles that come are believed', async () => {
  const { happened, hear, advance } = bench();
  await advance(0);
  hear('loaded');
  await advance(silenceLimit * 2);
  expect(happened).toEqual(['asked', 'opened']);
});

test('a network that comes back is a reason to try again', async () => {
  const { happened, online, advance } = bench();
  await advance(0);
  online();
  expect(happened).toEqual(['asked', 'opened', 'retried']);
});

test('a file that cannot be read is opened again when the network is back', async () => {
  const { happened, online, advance } = bench(() => Promise.reject(new Error('no such file')));
  await advance(0);
  online();
  await advance(0);
  expect(happened).toEqual(['asked', 'doubted', 'asked']);
});

test('a map that is gone hears nothing more', async () => {
  const { happened, stop, online, advance } = bench();
  stop();
  await advance(silenceLimit);
  online();
  expect(happened).toEqual(['asked']);
});
