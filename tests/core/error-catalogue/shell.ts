import { engine as entry, signInSubmitted, signOutAsked, vendorChosen, vendorsAsked } from '#core';
import { extendSessionFx, loadReloadedFx, loadSessionFx, readAssetFx } from '#core/ports';
import type { EndpointId, Problem } from '#schemas';
import { draftOf, draftOfNew } from '../../../app/screens/outlet/draft.ts';
import { outletOpened, outletSubmitted } from '../../../app/screens/outlet/model.ts';
import { appStarted } from '../../../core/session/model.ts';
import { outlet } from '../../app/screens/outlet/support.ts';
import { NOW, vendor } from '../../support/arbitraries.ts';
import { createEngine, refused } from '../../support/engine.ts';

const user = { id: 'u1', email: 'ana@example.com' };
const meta = { AccessToken: 'a', IdToken: 'i', RefreshToken: 'r', Expires: NOW + 1800 };
export const broken = refused(500, 'Broken');

export type Engine = ReturnType<typeof createEngine>;
/** Somebody is signed in; refreshing goes as it is told to. */
async function signedIn(
  answers: Partial<Record<EndpointId, unknown>>,
  extend: () => unknown = () => meta,
): Promise<Engine> {
  const engine = createEngine({
    answers: { listVendors: { vendors: [vendor('v1')] }, ...answers },
    ports: [
      [loadSessionFx, () => ({ user, meta })],
      [extendSessionFx, extend],
    ],
  });
  await engine.tick();
  await engine.send(appStarted);
  return engine;
}

export async function newerBuild(): Promise<Engine> {
  const engine = createEngine({
    ports: [
      [readAssetFx, () => ({ build: 'new' })],
      [loadReloadedFx, () => null],
    ],
  });
  await engine.send(entry.buildKnown, 'old');
  await engine.tick(NOW);
  await engine.tick(NOW + 300);
  return engine;
}

export async function signingIn(login: Problem): Promise<Engine> {
  const engine = createEngine({ answers: { login } });
  await engine.send(signInSubmitted, { email_address: 'a@b.c', password: 'x' });
  return engine;
}

export async function vendorsOf(listVendors: unknown, turnTo?: string) {
  const engine = createEngine({ answers: { listVendors, getVendor: broken } });
  await engine.tick();
  await engine.send(vendorsAsked);
  if (turnTo) await engine.send(vendorChosen, turnTo);
  return engine;
}

export async function refusedAgain(): Promise<Engine> {
  const engine = await signedIn({ listVendors: refused(401, 'SignInFirst') });
  await engine.send(vendorsAsked);
  return engine;
}

export async function endedByRefusal(): Promise<Engine> {
  const engine = await signedIn({}, () => {
    throw refused(401, 'NotAuthorizedException');
  });
  await engine.tick(NOW + 1300);
  return engine;
}

export async function signedOut(): Promise<Engine> {
  const engine = await signedIn({ logout: { success: true } });
  await engine.send(signOutAsked);
  return engine;
}

export async function saved(isNew: boolean, answer: unknown): Promise<Engine> {
  const engine = createEngine({ answers: { createOutlet: answer, updateOutlet: answer } });
  const draft = isNew ? draftOfNew('m4pk', 'SG', 'key-1') : draftOf(outlet);
  await engine.send(outletOpened, draft);
  await engine.send(outletSubmitted, draft);
  return engine;
}
