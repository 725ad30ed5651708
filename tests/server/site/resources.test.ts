import { expect, test } from 'vitest';
import { endpoints } from '#schemas';
import { byResource } from '../../../server/site/resources.ts';

test('every call stands under one resource that has a name', () => {
  const calls = Object.values(endpoints);
  const resources = byResource(calls);
  expect(resources.map(({ title }) => title)).not.toContain('Other');
  expect(resources.flatMap((each) => each.calls).length).toBe(calls.length);
  expect(new Set(resources.flatMap((each) => each.calls))).toEqual(new Set(calls));
});
