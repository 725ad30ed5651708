import { expect, test } from 'vitest';
import { areaFillOpacity, markerSize, zoomLevels } from '../../../app/map/constants.ts';

test('the measures of maps are those of the specification', () => {
  expect(zoomLevels).toEqual({ world: 2, city: 12, outlet: 17, request: 18 });
  expect(markerSize).toBe(65);
  expect(areaFillOpacity).toBe(0.2);
});
