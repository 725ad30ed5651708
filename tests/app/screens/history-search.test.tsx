import { allSettled } from 'effector';
import { expect, test } from 'vitest';
import { appended, historySearched, vendorChosen } from '#core';
import { HistorySearchField } from '../../../app/screens/history/history-search.tsx';
import { fact } from '../../../core/kernel/log.ts';
import { NOW, vendor } from '../../support/arbitraries.ts';
import { unreachable } from '../../support/engine.ts';
import { screenWorld, wordsOn } from '../../support/screen.tsx';

/** What is said of a phone number that is searched for, where the market lets parents see all their outlets. */
async function saidOfPhone({ isParent }: { isParent: boolean }): Promise<string> {
  const scope = screenWorld(NOW, ({ endpoint }) => {
    if (endpoint.id === 'getCountryParameter') return 'true';
    throw unreachable;
  });
  const vendors = [vendor('v1'), { ...vendor('v2'), is_parent: isParent }];
  const loaded = fact('vendors.loaded', 'fetch', NOW, { vendors });
  void allSettled(appended, { scope, params: [loaded] });
  void allSettled(vendorChosen, { scope, params: 'v2' });
  const search = { kind: 'phone', phone: '91234567' } as const;
  void allSettled(historySearched, { scope, params: { typed: '91234567', search } });
  for (let turn = 0; turn < 50; turn += 1) await Promise.resolve();
  return wordsOn(<HistorySearchField />, scope);
}

test('who has the switch for all outlets is sent there, and anybody else to what they can search by', async () => {
  expect(await saidOfPhone({ isParent: true })).toContain('Turn on “Include all outlets”');
  expect(await saidOfPhone({ isParent: false })).toContain('type its last four digits');
});
