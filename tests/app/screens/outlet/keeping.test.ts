import { beforeEach, expect, test, vi } from 'vitest';
import { appended } from '#core';
import {
  $outlet,
  outletClosed,
  outletDiscarded,
  outletSubmitted,
  outletTyped,
  placeChosen,
} from '../../../../app/screens/outlet/model.ts';
import { place } from './support.ts';
import { fresh, language, never, open, ownTime, send, world } from './world.ts';

beforeEach(ownTime);

test('an outlet that is being saved is sent once, and no address found late changes it', async () => {
  let answer: (found: unknown) => void = () => undefined;
  const late = new Promise((settle) => {
    answer = settle;
  });
  const { scope, calls, location } = world({ placeDetails: () => late, updateOutlet: never });
  await open(scope);
  await send(scope, placeChosen, { placeId: 'p-1', language });
  await send(scope, outletSubmitted, fresh);
  await send(scope, outletSubmitted, fresh);
  answer(place);
  await vi.advanceTimersByTimeAsync(0);
  expect(location()).toEqual(fresh.fields.location);
  expect(calls.filter(({ endpoint }) => endpoint.id === 'updateOutlet')).toHaveLength(1);
});

test('closing keeps, discarding forgets, and signing out forgets everything', async () => {
  const { scope } = world();
  const name = () => scope.getState($outlet)?.draft.fields.name;
  const { location: _, ...texts } = { ...fresh.fields, name: 'Mine' };
  await open(scope);
  await send(scope, outletTyped, texts);
  await send(scope, outletClosed, undefined);
  expect(scope.getState($outlet)).toBeNull();
  await open(scope);
  expect(name()).toBe('Mine');
  await send(scope, outletDiscarded, fresh);
  await open(scope);
  expect(name()).toBe('Tanjong Pagar');
  await send(scope, outletTyped, texts);
  await send(scope, outletClosed, undefined);
  await send(scope, appended, [
    { type: 'session.ended', source: 'user', at: 1, payload: { reason: 'signed-out' } },
  ]);
  await open(scope);
  expect(name()).toBe('Tanjong Pagar');
});
