import { expect, test } from 'vitest';
import { $underWayCounts, underWayAsked } from '#core';
import { createEngine, unreachable } from '../../support/engine.ts';

test('what outlets have under way is asked in one call, and what was known stays where that fails', async () => {
  const answers = [{ outlets: [{ vendor_id: 'v1', under_way: 3 }] }, unreachable];
  const engine = createEngine({ answers: { countUnderWay: () => answers.shift() } });
  await engine.tick();
  expect(engine.see($underWayCounts)).toBeNull();
  await engine.send(underWayAsked);
  expect(engine.see($underWayCounts)).toEqual(new Map([['v1', 3]]));
  await engine.send(underWayAsked);
  expect(engine.see($underWayCounts)).toEqual(new Map([['v1', 3]]));
  expect(engine.askedOf('countUnderWay')).toHaveLength(2);
});
