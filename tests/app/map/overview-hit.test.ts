import { expect, test } from 'vitest';
import { hitOf } from '../../../app/map/overview/hit.ts';
import { createMarks } from '../../../app/map/overview/marks.ts';
import type { Mark } from '../../../app/map/overview/types.ts';

const mark = (id: string, longitude: number): Mark => ({
  ...{ id, look: 'coming', position: { latitude: 1.3, longitude } },
  written: () => ({ name: id, words: '' }),
});

const seen = (id: string) => {
  const marks = createMarks(true);
  marks.set([mark(id, 103.8)], 0);
  return { point: [0, 0] as const, members: marks.at(0) };
};

test('a pointer finds the nearest mark that it reaches, and nothing beyond', () => {
  const shown = [
    { cluster: seen('a'), pixel: [100, 100] as const, radius: 10 },
    { cluster: seen('b'), pixel: [112, 100] as const, radius: 10 },
  ];
  const idAt = (x: number, y: number) => hitOf(shown, [x, y])?.members[0]?.mark.id;
  expect(idAt(103, 100)).toBe('a');
  expect(idAt(109, 100)).toBe('b');
  expect(idAt(100, 121)).toBeUndefined();
});

test('a rider glides from report to report, jumps where motion is unwelcome, and goes with the list', () => {
  const [still, moving] = [createMarks(true), createMarks(false)];
  for (const marks of [still, moving]) {
    marks.set([mark('a', 103.8), mark('b', 103.9)], 0);
    marks.set([mark('a', 103.801)], 2_000);
    expect(marks.at(2_000)).toHaveLength(1);
  }
  expect(still.nextStep(2_001, 1)).toBeNull();
  expect(moving.nextStep(3_000, 1)).toBeGreaterThan(0);
  const [from = 0, half = 0, to = 0] = [2_000, 3_000, 4_000].map(
    (at) => moving.at(at)[0]?.point[0],
  );
  expect(half).toBeCloseTo((from + to) / 2, 3);
  expect(moving.nextStep(4_000, 1)).toBeNull();
  expect(still.at(2_000)[0]?.point[0]).toBeCloseTo(to, 3);
});
