import fc from 'fast-check';
import { expect, test } from 'vitest';
import { diffMarkers } from '../../../app/map/markers/diff.ts';
import type { MapMarker } from '../../../app/map/types.ts';
import { law } from '../../support/property.ts';

const marker: fc.Arbitrary<MapMarker> = fc.record({
  id: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
  kind: fc.constantFrom('pickup', 'dropoff', 'rider', 'outlet'),
  position: fc.record({
    latitude: fc.integer({ min: 0, max: 3 }),
    longitude: fc.integer({ min: 0, max: 3 }),
  }),
  label: fc.constantFrom('one', 'two'),
  heading: fc.option(fc.integer({ min: 0, max: 359 })),
});
const markers = fc.array(marker, { maxLength: 10 });
const byId = (list: readonly MapMarker[]) => new Map(list.map((each) => [each.id, each]));

const entries = (markers: ReadonlyMap<string, MapMarker>) =>
  new Map([...markers].map(([id, each]) => [id, { marker: each }]));

function apply(before: ReadonlyMap<string, MapMarker>, after: readonly MapMarker[]) {
  const { added, changed, removed } = diffMarkers(entries(before), after);
  const result = new Map(before);
  for (const id of removed) result.delete(id);
  for (const each of [...added, ...changed]) result.set(each.id, each);
  return result;
}

test('applying a change gives exactly the wanted markers', () =>
  law(
    fc.property(markers, markers, (before, after) => {
      expect(apply(byId(before), after)).toEqual(byId(after));
    }),
  ));

test('the same markers are no change, also as other objects', () =>
  law(
    fc.property(markers, (before) => {
      const copies = [...byId(before).values()].map((each) => structuredClone(each));
      expect(diffMarkers(entries(byId(before)), copies)).toEqual({
        added: [],
        changed: [],
        removed: [],
      });
    }),
  ));

test('no marker is in two lists', () =>
  law(
    fc.property(markers, markers, (before, after) => {
      const { added, changed, removed } = diffMarkers(entries(byId(before)), after);
      const ids = [...added.map(({ id }) => id), ...changed.map(({ id }) => id), ...removed];
      expect(new Set(ids).size).toBe(ids.length);
    }),
  ));
