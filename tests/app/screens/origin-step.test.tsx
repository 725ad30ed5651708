import { allSettled } from 'effector';
import { expect, test } from 'vitest';
import { appended } from '#core';
import { CollectedFrom } from '../../../app/screens/request/collected-from.tsx';
import { OriginStep } from '../../../app/screens/request/origin-step.tsx';
import { startedBy } from '../../../core/session/session.ts';
import { flowInHand, lost, lostGuest, place } from '../../core/flows/support.ts';
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

test.each([
  [lost, 'Save and continue'],
  [lostGuest, 'Continue to drop-off'],
])('what an outlet says is saved, and what a guest says is not', async (from, words) => {
  const flow = flowInHand(null, from);
  flow.actor.send({ type: 'addressTyped', text: '1.3, 103.9' });
  flow.actor.send({ type: 'originConfirmed' });
  await flow.answer('reverseGeocode', place);
  const scope = screenWorld(NOW, () => ({ vendors: [] }));
  const shown = wordsOn(<OriginStep snapshot={flow.actor.getSnapshot()} />, scope);
  expect(
    ['Save and continue', 'Continue to drop-off'].filter((each) => shown.includes(each)),
  ).toEqual([words]);
});

test('a guest reads beside the drop-off where it is collected, with the way to change it', async () => {
  const flow = flowInHand(null, lostGuest);
  flow.actor.send({ type: 'addressTyped', text: '1.3, 103.9' });
  flow.actor.send({ type: 'originConfirmed' });
  await flow.answer('reverseGeocode', place);
  flow.actor.send({ type: 'originChanged', texts: { street_address: '7 Cross Street' } });
  flow.actor.send({ type: 'originSubmitted' });
  await flow.answer('fetchServiceHours', '0000:0000');
  const scope = screenWorld(NOW, () => ({ vendors: [] }));
  const shown = wordsOn(<CollectedFrom snapshot={flow.actor.getSnapshot()} />, scope);
  expect(shown).toContain('Collect from');
  expect(shown).toContain('7 Cross Street');
  expect(shown).toContain('Change');
});
