import { describe, expect, test } from 'vitest';
import {
  $embeddedPlace,
  $embeddedWait,
  $mode,
  $notices,
  $session,
  $user,
  type EmbeddedPlace,
  embeddedRetryAsked,
  vendorsAsked,
} from '#core';
import { askForTokenFx, loadSessionFx } from '#core/ports';
import { embeddedSessionOf } from '#schemas';
import { embeddedTokenGiven } from '../../../core/session/embedded.ts';
import { appStarted } from '../../../core/session/model.ts';
import { NOW } from '../../support/arbitraries.ts';
import { createEngine, refused } from '../../support/engine.ts';

const tokenOf = (sub: string, nonce = 0) => {
  const claims = { sub, email: `${sub}@platform.example`, exp: NOW + 60, nonce };
  return `h.${btoa(JSON.stringify(claims)).replaceAll('=', '')}.s`;
};

async function started(place: EmbeddedPlace, answers = {}, stored: string | null = null) {
  const asks: unknown[] = [];
  const engine = createEngine({
    answers: { listVendors: { vendors: [] }, ...answers },
    ports: [
      [askForTokenFx, () => void asks.push(null)],
      [loadSessionFx, () => (stored === null ? null : embeddedSessionOf(stored))],
    ],
    values: [[$embeddedPlace, place]],
  });
  await engine.tick();
  await engine.send(appStarted);
  return { ...engine, asks };
}
const no = { listVendors: refused(401, 'SignInFirst') };

describe('in a frame', () => {
  test('the platform is asked, and its token begins a session in embedded mode', async () => {
    const { send, see, asks } = await started('frame');
    expect(asks).toHaveLength(1);
    expect(see($embeddedWait)).toBe('asked');
    await send(embeddedTokenGiven, tokenOf('anna'));
    expect(see($mode)).toBe('GODROID');
    expect(see($session)?.tokens.AccessToken).toBe(tokenOf('anna'));
    expect(see($user)).toEqual({ id: 'embedded:anna', email: 'anna@platform.example' });
  });

  test('a session has no end of its own: only the server ends it', async () => {
    const { send, see, askedOf, tick } = await started('frame');
    await send(embeddedTokenGiven, tokenOf('anna'));
    await tick(NOW + 86_400);
    expect(see($session)).not.toBeNull();
    expect(askedOf('extendSession')).toEqual([]);
  });

  test('a fresh token goes on with the same session, of somebody else begins another', async () => {
    const { send, see, askedOf } = await started('frame');
    await send(embeddedTokenGiven, tokenOf('anna'));
    expect(askedOf('listVendors')).toHaveLength(1);
    await send(embeddedTokenGiven, tokenOf('anna', 1));
    expect(see($session)?.tokens.AccessToken).toBe(tokenOf('anna', 1));
    expect(askedOf('listVendors')).toHaveLength(1);
    await send(embeddedTokenGiven, tokenOf('bela'));
    expect(see($user)?.id).toBe('embedded:bela');
    expect(askedOf('listVendors')).toHaveLength(2);
  });

  test('a refusal ends it; the platform is asked once more, and the same token is not taken again', async () => {
    const { send, see, asks } = await started('frame', no);
    await send(embeddedTokenGiven, tokenOf('anna'));
    expect(see($session)).toBeNull();
    expect(asks).toHaveLength(2);
    expect(see($embeddedWait)).toBe('asked');
    await send(embeddedTokenGiven, tokenOf('anna'));
    expect(see($session)).toBeNull();
  });

  test('a second refusal in a row says so, until the person tries again', async () => {
    const { send, see, asks } = await started('frame', no);
    await send(embeddedTokenGiven, tokenOf('anna'));
    await send(embeddedTokenGiven, tokenOf('anna', 1));
    expect(see($embeddedWait)).toBe('refused');
    expect(asks).toHaveLength(2);
    await send(embeddedRetryAsked);
    expect(asks).toHaveLength(3);
    expect(see($embeddedWait)).toBe('asked');
  });

  test('a platform that says nothing is waited for ten seconds', async () => {
    const { pass, see } = await started('frame');
    await pass(10);
    expect(see($embeddedWait)).toBe('silent');
  });
});

describe('on a page of its own', () => {
  test('nobody is asked', async () => {
    expect((await started('page')).asks).toHaveLength(0);
  });

  test('a stored token begins embedded mode whatever its time, until the server refuses it', async () => {
    const { see, tick } = await started('page', {}, tokenOf('anna'));
    await tick(NOW + 3600);
    expect(see($mode)).toBe('GODROID');
  });

  test('a refusal is said, and what was stored is forgotten', async () => {
    const { see, askedOf, send } = await started('page', no, tokenOf('anna'));
    await send(vendorsAsked);
    expect(see($mode)).toBe('CLASSIC');
    expect(askedOf('saveSession').at(-1)).toBeNull();
    expect(see($notices).map(({ key }) => key)).toContain('embedded.refused');
  });
});
