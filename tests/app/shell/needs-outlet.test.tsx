import { allSettled } from 'effector';
import { expect, test } from 'vitest';
import { $notices, vendorsAsked } from '#core';
import { NeedsOutlet } from '../../../app/shell/needs-outlet.tsx';
import { NOW } from '../../support/arbitraries.ts';
import { unreachable } from '../../support/engine.ts';
import { screenWorld, wordsOn } from '../../support/screen.tsx';

const failure = 'We could not load your collection points. Try again';

test('that the outlets could not be loaded stays while they are asked for again', async () => {
  const again = Promise.withResolvers<unknown>();
  const answers = [() => Promise.reject(unreachable), () => again.promise];
  const scope = screenWorld(NOW, () => answers.shift()?.());
  const said = () => wordsOn(<NeedsOutlet>the page</NeedsOutlet>, scope).trim();
  expect(said()).toBe('the page');
  await allSettled(vendorsAsked, { scope });
  expect(said()).toBe(failure);
  const asking = allSettled(vendorsAsked, { scope });
  expect(said()).toBe(failure);
  again.resolve({ vendors: [] });
  await asking;
  expect(said()).not.toBe(failure);
});

test('an account without outlets is said once by the page, beside the notice that passes', async () => {
  const scope = screenWorld(NOW, () => ({ vendors: [] }));
  await allSettled(vendorsAsked, { scope });
  const page = wordsOn(<NeedsOutlet>the page</NeedsOutlet>, scope);
  expect(page).toContain('Your account manager can add one');
  expect(page).not.toContain('You have no associated vendors');
  expect(scope.getState($notices).map(({ key }) => key)).toEqual(['error.no-vendors']);
});
