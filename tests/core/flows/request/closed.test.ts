import { expect, test } from 'vitest';
import { $closed, appended } from '#core';
import { fact } from '../../../../core/kernel/log.ts';
import { vendor } from '../../../support/arbitraries.ts';
import { createEngine } from '../../../support/engine.ts';

test('an outlet that does not trade is closed whatever the hours are, until it trades', async () => {
  const { send, see } = createEngine();
  const looking = (outlet: object) =>
    send(appended, [
      fact('vendors.loaded', 'fetch', 1, { vendors: [{ ...vendor('v1'), ...outlet }] }),
      fact('vendor.selected', 'user', 1, { vendor_id: 'v1', include_outlets: false }),
    ]);
  await looking({ is_active: false, available_at: 900 });
  expect(see($closed)).toEqual({ why: 'store', availableAt: 900 });
  await looking({ is_active: false });
  expect(see($closed)).toEqual({ why: 'store', availableAt: undefined });
  await looking({ is_active: true });
  expect(see($closed)).toBeNull();
});
