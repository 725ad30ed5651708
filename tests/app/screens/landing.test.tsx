import { allSettled, type Scope } from 'effector';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { Router } from 'wouter';
import { flagsAsked } from '#core';
import { LandingScreen } from '../../../app/screens/sign-in/landing.tsx';
import { SignInScreen } from '../../../app/screens/sign-in/sign-in.tsx';
import { NOW } from '../../support/arbitraries.ts';
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
  expect(filledOn(landing, screenWorld(NOW))).toEqual(['Request a rider']);
  expect(filledOn(landing, await visitor('guest_checkout'))).toEqual(['Request a rider']);
  expect(filledOn(landing, await visitor())).toEqual(['Sign in']);
  const loginFirst = await visitor('guest_checkout', 'request-a-rider-button-goes-to-login-page');
  expect(filledOn(landing, loginFirst)).toEqual(['Sign in']);
});

test('on the page to sign in that is the filled button', async () => {
  expect(filledOn(<SignInScreen />, await visitor('guest_checkout'))).toEqual(['Sign in']);
});
