import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { centreOf, readArea } from '../../../server/places/import/geometry.ts';
import { law } from '../../support/property.ts';

const degree = fc.integer({ min: -80, max: 80 });
const size = fc.integer({ min: 1, max: 9 });

/** A rectangle as a ring that starts at any of its corners and runs either way. */
const rectangle = fc
  .tuple(degree, degree, size, size, fc.nat(3), fc.boolean())
  .map(([x, y, width, height, start, reversed]) => {
    const corners = [
      ...[
        [x, y],
        [x + width, y],
      ],
      ...[
        [x + width, y + height],
        [x, y + height],
      ],
    ];
    const turned = [...corners.slice(start), ...corners.slice(0, start)];
    const ring = [...turned, turned[0] ?? []];
    const centre = { longitude: x + width / 2, latitude: y + height / 2 };
    return { ring: reversed ? ring.toReversed() : ring, centre, area: width * height };
  });

describe('the centre of a geometry', () => {
  it('is the middle of a rectangle, wherever its ring starts and however it turns', () => {
    law(
      fc.property(rectangle, ({ ring, centre }) => {
        const found = centreOf({ type: 'Polygon', coordinates: [ring] });
        expect(found?.latitude).toBeCloseTo(centre.latitude, 9);
        expect(found?.longitude).toBeCloseTo(centre.longitude, 9);
      }),
    );
  });

  it('is that of the largest of several polygons', () => {
    law(
      fc.property(rectangle, rectangle, (one, other) => {
        fc.pre(one.area > other.area);
        const polygons = { type: 'MultiPolygon', coordinates: [[other.ring], [one.ring]] };
        expect(centreOf(polygons)).toEqual(centreOf({ type: 'Polygon', coordinates: [one.ring] }));
      }),
    );
  });

  it('is nothing for what is no geometry', () => {
    law(
      fc.property(fc.anything(), (anything) => {
        expect(centreOf(anything)).toBeUndefined();
        expect(readArea(anything)).toBeUndefined();
      }),
    );
  });

  it('is a point itself, the middle of a line, and defined for a polygon without area', () => {
    const line = [
      [1, 2],
      [3, 4],
      [5, 6],
    ];
    expect(centreOf({ type: 'Point', coordinates: [1, 2] })).toEqual({ longitude: 1, latitude: 2 });
    const middle = { longitude: 3, latitude: 4 };
    expect(centreOf({ type: 'LineString', coordinates: line })).toEqual(middle);
    expect(centreOf({ type: 'MultiLineString', coordinates: [[[0, 0]], line] })).toEqual(middle);
    const flat = [
      [
        [1, 1],
        [2, 2],
        [3, 3],
        [1, 1],
      ],
    ];
    expect(centreOf({ type: 'Polygon', coordinates: flat })).toEqual({ longitude: 3, latitude: 3 });
  });
});

describe('an area', () => {
  it('is kept as it is when its rings close, and refused when one does not', () => {
    law(
      fc.property(rectangle, ({ ring }) => {
        const polygon = { type: 'Polygon', coordinates: [ring] };
        expect(readArea(polygon)).toEqual(polygon);
        expect(readArea({ type: 'Polygon', coordinates: [ring.slice(1)] })).toBeUndefined();
      }),
    );
  });
});
