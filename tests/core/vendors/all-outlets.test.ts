import { expect, test } from 'vitest';
import { $allOutletsAllowed, vendorsAsked } from '#core';
import type { Vendor } from '#schemas';
import { vendor } from '../../support/arbitraries.ts';
import { createEngine, unreachable } from '../../support/engine.ts';

async function allowed(vendors: readonly Vendor[], answer: unknown) {
  const engine = createEngine({
    answers: { listVendors: { vendors }, getCountryParameter: answer },
  });
  await engine.tick();
  await engine.send(vendorsAsked);
  return engine.see($allOutletsAllowed);
}

const family = [vendor('v1'), vendor('v2', 'v1')].map((each, nth) => ({
  ...each,
  is_parent: nth === 0,
}));

test('a parent sees the orders of its outlets where the country says so, and nowhere else', async () => {
  expect(await allowed(family, 'true')).toBe(true);
  expect(await allowed(family, 'false')).toBe(false);
  expect(await allowed(family, unreachable)).toBe(false);
});

test('it is asked once a session, however often the list comes, and again where it could not be loaded', async () => {
  const answers = [unreachable, 'true'];
  const engine = createEngine({
    answers: {
      listVendors: { vendors: family },
      getCountryParameter: () => answers.shift() ?? 'false',
    },
  });
  await engine.tick();
  for (let lists = 0; lists < 4; lists += 1) await engine.send(vendorsAsked);
  expect(engine.askedOf('getCountryParameter')).toHaveLength(2);
  expect(engine.see($allOutletsAllowed)).toBe(true);
});

test('nobody asks for who has no outlets under them', async () => {
  expect(await allowed([family[1] as Vendor], 'true')).toBe(false);
});
