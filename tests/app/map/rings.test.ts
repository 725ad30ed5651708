import { expect, test } from 'vitest';
import { unwrap } from '../../../app/map/drawn/rings.ts';

test('a ring that crosses the antimeridian goes on beyond it', () => {
  const ring = [
    [170, 60],
    [-170, 60],
    [-170, 70],
    [170, 70],
    [170, 60],
  ];
  expect(unwrap(ring).map(([longitude]) => longitude)).toEqual([170, 190, 190, 170, 170]);
});

test('a ring that goes round the world is led past its pole', () => {
  const ring = [-180, -90, 0, 90, 180].map((longitude) => [longitude, -70]);
  expect(unwrap(ring).slice(-2)).toEqual([
    [180, -90],
    [-180, -90],
  ]);
});

test('any other line stays as it is', () => {
  const line = [
    [10, 50],
    [11, 51],
    [12, 50],
  ];
  expect(unwrap(line)).toEqual(line);
  expect(unwrap([])).toEqual([]);
});
