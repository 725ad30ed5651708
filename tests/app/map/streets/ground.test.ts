import RenderFeature from 'ol/render/Feature.js';
import { expect, test } from 'vitest';
import { palettes } from '../../../../app/map/palette.ts';
import { groundStyle } from '../../../../app/map/streets/ground.ts';
import { contrast } from '../../ui/contrast.ts';

const style = groundStyle('light');
const edge = (tags: object) =>
  style(
    new RenderFeature(
      'LineString',
      [0, 0, 1, 1],
      [4],
      2,
      { layer: 'boundary', ...tags },
      undefined,
    ),
    100,
  )?.[0]?.getStroke();

test('the edge of an imported district is drawn, quieter than that of a country', () => {
  const [district, country] = [
    edge({ admin_level: 6, class: 'district' }),
    edge({ admin_level: 2 }),
  ];
  expect(district?.getColor()).toBe(country?.getColor());
  expect(district?.getWidth()).toBeLessThan(country?.getWidth() ?? 0);
  expect(district?.getLineDash()).not.toBeNull();
});

test('of the edges of a street service only those of countries are drawn', () => {
  expect(edge({ admin_level: 4 })).toBeUndefined();
  expect(edge({ kind: 'region' })).toBeUndefined();
  expect(edge({ kind: 'country' })).toBeDefined();
});

/** Mercator metres a pixel, from where main roads are as fine as hair to where each is wide. */
const resolutions = [1200, 150, 20, 2.4, 0.6];

test.each(['light', 'dark'] as const)(
  'a road can be told from the ground by its edge, also where it is too narrow for one, in %s',
  (scheme) => {
    const draw = groundStyle(scheme);
    const looks = ['motorway', 'tertiary', 'minor', 'path', 'rail'].flatMap((kind) => {
      const tags = { layer: 'transportation', class: kind };
      const road = new RenderFeature('LineString', [0, 0, 1, 1], [4], 2, tags, undefined);
      return resolutions.flatMap((resolution) => [draw(road, resolution) ?? []]);
    });
    const edges = looks.map((styles) => String(styles[0]?.getStroke()?.getColor() ?? ''));
    const drawn = edges.filter(Boolean);
    expect(drawn.length).toBeGreaterThan(15);
    for (const edge of drawn) expect(contrast(edge, palettes[scheme].land)).toBeGreaterThan(1.3);
  },
);
