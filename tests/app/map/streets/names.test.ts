import RenderFeature from 'ol/render/Feature.js';
import { expect, test } from 'vitest';
import { nameStyle } from '../../../../app/map/streets/names.ts';

const style = nameStyle({ scheme: 'light', family: 'sans-serif', locale: 'en', onName: () => {} });
const square = [0, 0, 9, 0, 9, 9, 0, 9, 0, 0];
const near = 1;
const numberOf = (tags: object) =>
  style(
    new RenderFeature('Polygon', square, [10], 2, { layer: 'building', ...tags }, undefined),
    near,
  )?.[0]?.getText();

test('the number of a building stands in its middle, and beside its name where it has one', () => {
  const [plain, named] = [
    numberOf({ housenumber: '12A' }),
    numberOf({ housenumber: '12A', name: 'Long House' }),
  ];
  expect([plain?.getText(), plain?.getTextAlign()]).toEqual(['12A', undefined]);
  expect([named?.getText(), named?.getTextAlign()]).toEqual(['12A', 'right']);
});
