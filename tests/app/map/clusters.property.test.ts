import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { clustersOf } from '../../../app/map/overview/clusters.ts';
import type { MarkLook } from '../../../app/map/overview/types.ts';
import { law } from '../../support/property.ts';

const metres = fc.double({ min: -1e7, max: 1e7, noNaN: true });
const mark = fc.record({
  point: fc.tuple(metres, metres),
  look: fc.constantFrom<MarkLook>('coming', 'carrying', 'urgent'),
});
const resolution = fc.double({ min: 0.1, max: 1e5, noNaN: true });
const crowd = fc.array(mark, { minLength: 61, maxLength: 200 });

describe('marks that are put together', () => {
  test('are all of them, each once', () =>
    law(
      fc.property(fc.array(mark, { maxLength: 120 }), resolution, (marks, at) => {
        const members = clustersOf(marks, at).flatMap((cluster) => cluster.members);
        expect(members).toHaveLength(marks.length);
        expect(new Set(members)).toEqual(new Set(marks));
      }),
    ));

  test('are none among 60, and never those that need somebody', () =>
    law(
      fc.property(fc.array(mark, { maxLength: 60 }), crowd, resolution, (few, many, at) => {
        expect(clustersOf(few, at).every(({ members }) => members.length === 1)).toBe(true);
        for (const { members } of clustersOf(many, at)) {
          if (members.some(({ look }) => look === 'urgent')) expect(members).toHaveLength(1);
        }
      }),
    ));

  test('are painted among themselves, no further apart than a field', () =>
    law(
      fc.property(crowd, resolution, (marks, at) => {
        for (const { point, members } of clustersOf(marks, at)) {
          for (const each of members) {
            expect(Math.abs(each.point[0] - point[0])).toBeLessThanOrEqual(88 * at * 1.001);
            expect(Math.abs(each.point[1] - point[1])).toBeLessThanOrEqual(88 * at * 1.001);
          }
        }
      }),
    ));

  test('stay together while the map is moved and until its scale has doubled', () =>
    law(
      fc.property(
        crowd,
        fc.integer({ min: 0, max: 12 }),
        fc.double({ min: 1, max: 1.99, noNaN: true }),
        (marks, octave, within) => {
          const sizes = (at: number) => clustersOf(marks, at).map(({ members }) => members.length);
          expect(sizes(2 ** octave * within)).toEqual(sizes(2 ** octave));
        },
      ),
    ));
});
