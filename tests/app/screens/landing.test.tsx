import { allSettled, type Scope } from 'effector';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { Router } from 'wouter';
import { configured, flagsAsked } from '#core';
import { LandingScreen } from '../../../app/screens/sign-in/landing.tsx';
import { SignInScreen } from '../../../app/screens/sign-in/sign-in.tsx';
import { market as singapore } from '../../../markets/sg.ts';
import { NOW } from '../../support/arbitraries.ts';
import { configOf } from '../../support/config.ts';
import { htmlOf, screenWorld, withFlags, wordsIn } from '../../support/screen.tsx';

/** The words of the buttons that are filled. */
function filledOn(screen: ReactNode, scope: Scope): string[] {
  const buttons =
    htmlOf(<Router ssrPath="/">{screen}</Router>, scope).match(/<button.*?<\/button>/gs) ?? [];
  return buttons
    .filter((button) => button.includes('primary'))
    .map((button) => wordsIn(button).trim());
}

/** A visitor who knows the flags; those that are not named are off. */
async function visitor(...flags: Parameters<typeof withFlags>[1][]): Promise<Scope> {
  const scope = screenWorld(NOW);
  await allSettled(flagsAsked, { scope });
  await withFlags(scope, ...flags);
  return scope;
}

test('the first page has one filled button: a request where guests may make one, else the way in', async () => {
  const landing = <LandingScreen />;
  expect(filledOn(landing, await visitor('guest_checkout'))).toEqual(['Request a rider']);
  expect(filledOn(landing, await visitor())).toEqual(['Sign in']);
  const loginFirst = await visitor('guest_checkout', 'request-a-rider-button-goes-to-login-page');
  expect(filledOn(landing, loginFirst)).toEqual(['Sign in']);
});

test('until the flags are known, it is the button that the deployment’s own ones lead to', async () => {
  const config = configOf(singapore);
  for (const [flags, button] of [
    [{ guest_checkout: true }, 'Request a rider'],
    [{ guest_checkout: true, 'request-a-rider-button-goes-to-login-page': true }, 'Sign in'],
    [{}, 'Sign in'],
    [undefined, 'Sign in'],
  ] as const) {
    const deployment = { ...config.deployment, flags };
    const scope = screenWorld(NOW);
    await allSettled(configured, { scope, params: { ...config, deployment } });
    expect(filledOn(<LandingScreen />, scope)).toEqual([button]);
  }
});

test('on the page to sign in that is the filled button', async () => {
  expect(filledOn(<SignInScreen />, await visitor('guest_checkout'))).toEqual(['Sign in']);
});
