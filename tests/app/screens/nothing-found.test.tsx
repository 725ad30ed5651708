import { allSettled } from 'effector';
import { expect, test } from 'vitest';
import { historySearched } from '#core';
import { NothingFound } from '../../../app/screens/history/nothing-found.tsx';
import { NOW } from '../../support/arbitraries.ts';
import { screenWorld, wordsOn } from '../../support/screen.tsx';

test('a search of past orders that finds nothing can be cleared where it says so', async () => {
  const scope = screenWorld(NOW);
  expect(wordsOn(<NothingFound />, scope)).not.toContain('Clear the search');
  const search = { kind: 'name', name: 'Nobody' } as const;
  await allSettled(historySearched, { scope, params: { typed: 'Nobody', search } });
  expect(wordsOn(<NothingFound />, scope)).toContain('Clear the search');
});
