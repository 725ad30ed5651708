import { expect, test } from 'vitest';
import { $range, $statusFilter, filtersOpened, signInSubmitted, statusFilterChosen } from '#core';
import { loadFiltersFx } from '#core/ports';
import { createEngine } from '../../support/engine.ts';

const login = {
  user: { id: 'ana', email: 'ana@example.com' },
  AuthenticationResult: { AccessToken: 'a', IdToken: 'i', RefreshToken: 'r', ExpiresIn: 1800 },
};

test('the period and the status of the history are there again after a reload', async () => {
  const kept = { range: { category: 'past-7-days' }, status: 'delivered' };
  const engine = createEngine({ answers: { login }, ports: [[loadFiltersFx, () => kept]] });
  await engine.tick();
  await engine.send(signInSubmitted, { email_address: 'ana@example.com', password: 'x' });
  expect(engine.see($range).category).toBe('yesterday');
  await engine.send(filtersOpened);
  expect([engine.see($range).category, engine.see($statusFilter)]).toEqual([
    'past-7-days',
    'delivered',
  ]);
  await engine.send(statusFilterChosen, 'cancelled');
  expect(engine.askedOf('saveFilters')).toEqual([
    { user_id: 'ana', range: { category: 'past-7-days' }, status: 'cancelled' },
  ]);
});
