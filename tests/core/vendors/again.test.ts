import { expect, test } from 'vitest';
import { $notices, $vendors, signInSubmitted } from '#core';
import { networkReturned } from '../../../core/connection/model.ts';
import { NOW } from '../../support/arbitraries.ts';
import { createEngine, unreachable } from '../../support/engine.ts';

const login = {
  user: { id: 'u1', email: 'ana@example.com' },
  AuthenticationResult: { AccessToken: 'a', IdToken: 'i', RefreshToken: 'r', ExpiresIn: 1800 },
};

/** Somebody whose outlets could not be loaded, since there is no network. */
async function withoutOutlets() {
  const network = { up: false };
  const listVendors = () => (network.up ? { vendors: [] } : unreachable);
  const engine = createEngine({ answers: { login, listVendors } });
  await engine.tick();
  await engine.send(signInSubmitted, { email_address: 'ana@example.com', password: 'x' });
  expect(engine.askedOf('listVendors')).toHaveLength(1);
  return { ...engine, network };
}

test('outlets that could not be loaded are asked for again by themselves, and it is said once', async () => {
  const { tick, see, askedOf, network } = await withoutOutlets();
  await tick(NOW + 4);
  expect(askedOf('listVendors')).toHaveLength(1);
  await tick(NOW + 5);
  expect(askedOf('listVendors')).toHaveLength(2);
  expect(see($notices)).toHaveLength(1);
  network.up = true;
  await tick(NOW + 10);
  expect(see($vendors)).toEqual([]);
});

test('and at once when the network is back', async () => {
  const { send, see, network } = await withoutOutlets();
  network.up = true;
  await send(networkReturned);
  expect(see($vendors)).toEqual([]);
  await send(networkReturned);
});
