import { expect, test } from 'vitest';
import { $publicView, publicLinkClosed, publicLinkOpened } from '#core';
import { networkReturned } from '../../../core/connection/model.ts';
import { NOW } from '../../support/arbitraries.ts';
import { createEngine, refused, unreachable } from '../../support/engine.ts';

const token = 'AbCdEfGhIjKlMnOpQrStUvWxYz012345';

async function opened(first: unknown) {
  const server = { answer: first };
  const engine = createEngine({ answers: { trackPublicly: () => server.answer } });
  await engine.tick();
  await engine.send(publicLinkOpened, { token });
  const looks = () => engine.askedOf('trackPublicly').length;
  return { ...engine, server, looks };
}

const under = (stage: string) => ({ stage, arrives_at: null });

test('a recipient’s page looks again every ten seconds while there is something to come', async () => {
  const { tick, looks, server, send } = await opened(under('collected'));
  await tick(NOW + 9);
  expect(looks()).toBe(1);
  await tick(NOW + 10);
  expect(looks()).toBe(2);
  server.answer = under('delivered');
  await tick(NOW + 20);
  await tick(NOW + 40);
  expect(looks()).toBe(3);
  await send(publicLinkClosed);
  await tick(NOW + 60);
  expect(looks()).toBe(3);
});

test('and at once when the network is back, or the clock has jumped either way', async () => {
  const { tick, looks, server, send, see } = await opened(unreachable);
  expect(see($publicView).state).toBe('failed');
  server.answer = under('collected');
  await send(networkReturned);
  expect(see($publicView)).toMatchObject({ state: 'shown', old: false });
  await tick(NOW + 7200);
  expect(looks()).toBe(3);
  await tick(NOW);
  expect(looks()).toBe(4);
});

test('a link that is gone is not looked at again', async () => {
  const { tick, looks, send } = await opened(refused(404, 'NotFound'));
  await send(networkReturned);
  await tick(NOW + 60);
  expect(looks()).toBe(1);
});
