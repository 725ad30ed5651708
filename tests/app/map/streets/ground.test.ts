import RenderFeature from 'ol/render/Feature.js';
import { expect, test } from 'vitest';
import { groundStyle } from '../../../../app/map/streets/ground.ts';

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
