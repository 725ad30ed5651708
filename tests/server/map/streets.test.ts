import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readCredits } from '../../../server/map/credits.ts';
import { readStreets } from '../../../server/map/streets.ts';
import { law } from '../../support/property.ts';

const good = {
  tiles: ['https://tiles.example/20260701/{z}/{x}/{y}.pbf'],
  ...{ minzoom: 0, maxzoom: 14 },
  attribution:
    '<a href="https://openfreemap.example">OpenFreeMap</a> &copy; <a href="https://x.example/">OpenMapTiles</a>',
  vector_layers: [{ id: 'water' }, { id: 'transportation' }],
};
const asked = (body: unknown, status = 200) =>
  readStreets(
    'https://tiles.example/planet',
    async () => new Response(typeof body === 'string' ? body : JSON.stringify(body), { status }),
  );

test('a description of vector tiles is read with its credits', async () => {
  expect(await asked(good)).toEqual({
    tiles: good.tiles,
    ...{ minZoom: 0, maxZoom: 14, layers: ['water', 'transportation'] },
    credits: [
      { text: 'OpenFreeMap', href: 'https://openfreemap.example' },
      { text: '©' },
      { text: 'OpenMapTiles', href: 'https://x.example/' },
    ],
  });
});

test('one that does not say whose data it is is named by its host', async () => {
  expect((await asked({ ...good, attribution: undefined })).credits).toEqual([
    { text: 'tiles.example' },
  ]);
});

describe('what is no description of street tiles', () => {
  test.each([
    ['a page', '<html>', 200],
    ['an error', good, 503],
    ['pictures', { ...good, vector_layers: undefined }, 200],
    ['nothing to draw', { ...good, vector_layers: [{ id: 'hexagons' }] }, 200],
    ['a script', { ...good, tiles: ['javascript:{z}{x}{y}'] }, 200],
    ['tiles in the clear', { ...good, tiles: ['http://tiles.example/{z}/{x}/{y}'] }, 200],
    ['one tile for all', { ...good, tiles: ['https://tiles.example/tile.pbf'] }, 200],
    ['no tiles', { ...good, tiles: [] }, 200],
    ['rows from the south', { ...good, scheme: 'tms' }, 200],
    ['zooms in the wrong order', { ...good, minzoom: 9, maxzoom: 3 }, 200],
    ['a book', 'x'.repeat(1_000_001), 200],
  ])('%s is refused', async (_what, body, status) => {
    await expect(asked(body, status)).rejects.toThrow('https://tiles.example/planet');
  });
});

test('credits keep no markup, and no link but to a page', () =>
  law(
    fc.property(
      fc.array(
        fc.constantFrom(
          '<a href="https://x.example">',
          '<a href="javascript:alert(1)">',
          '</a>',
          '<b>',
          '©',
          'Name',
          '<script>',
          '&lt;',
          ' ',
          '"',
          '<',
        ),
      ),
      (parts) => {
        for (const { text, href } of readCredits(parts.join(''))) {
          expect(text.trim()).not.toBe('');
          if (href !== undefined) expect(href).toBe('https://x.example');
        }
      },
    ),
  ));
