import { allSettled } from 'effector';
import { expect, test } from 'vitest';
import { appended } from '#core';
import { OriginStep } from '../../../app/screens/request/origin-step.tsx';
import { startedBy } from '../../../core/session/session.ts';
import { flowInHand, lost, lostGuest } from '../../core/flows/support.ts';
import { NOW } from '../../support/arbitraries.ts';
import { screenWorld, wordsOn } from '../../support/screen.tsx';

const meta = { AccessToken: 't', IdToken: '', RefreshToken: '', Expires: NOW + 60 };
const guest = { user: { id: 'guest:1', email: '' }, meta, guest: true } as const;

test('a guest has no collection point, and is asked for a place', async () => {
  const scope = screenWorld(NOW, () => ({ vendors: [] }));
  const asked = (from: typeof lost) =>
    wordsOn(<OriginStep snapshot={flowInHand(null, from).actor.getSnapshot()} />, scope);
  expect(asked(lost)).toContain('Where is your collection point?');
  expect(asked(lost)).toContain('before your first request');
  await allSettled(appended, { scope, params: [startedBy(guest, 'fetch', NOW)] });
  expect(asked(lostGuest)).toContain('Where should the rider collect?');
  expect(asked(lostGuest)).not.toMatch(/collection point|before your first request/);
});
