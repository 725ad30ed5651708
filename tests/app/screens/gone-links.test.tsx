import { allSettled } from 'effector';
import type { ReactNode } from 'react';
import { describe, expect, test } from 'vitest';
import { Route, Router } from 'wouter';
import { publicLinkOpened, receiptOpened } from '#core';
import { ReceiptScreen } from '../../../app/screens/receipt/index.ts';
import { RecipientLinkScreen } from '../../../app/screens/tracking-link/index.ts';
import { NOW } from '../../support/arbitraries.ts';
import { refused, unreachable } from '../../support/engine.ts';
import { screenWorld, wordsOn } from '../../support/screen.tsx';

const whole = 'AbCdEfGhIjKlMnOpQrStUvWxYz012345';
const screens: readonly (readonly [string, typeof receiptOpened, ReactNode])[] = [
  ['tracking', publicLinkOpened, <RecipientLinkScreen key="tracking" />],
  ['receipt', receiptOpened, <ReceiptScreen key="receipt" />],
];

describe.each(screens)('a link to %s', (_, opened, screen) => {
  const opens = async (token: string, problem: unknown) => {
    const scope = screenWorld(NOW, () => Promise.reject(problem));
    void allSettled(opened, { scope, params: { token } });
    await expect.poll(() => said(token, scope)).not.toContain('Loading');
    return said(token, scope);
  };
  const said = (token: string, scope: ReturnType<typeof screenWorld>) =>
    wordsOn(
      <Router ssrPath={`/link/${token}`}>
        <Route path="/link/:token">{screen}</Route>
      </Router>,
      scope,
    );

  test('that is over, or was never given out, leads to the shop and not to a refresh', async () => {
    const words = await opens(whole, refused(404, 'NotFound'));
    expect(words).toContain('Ask the shop that sent it to you');
    expect(words).not.toMatch(/refresh/i);
  });

  test('that is broken is called so, and not looked at again, which would find the same', async () => {
    const words = await opens(whole.slice(0, 20), refused(400, 'InvalidRequest'));
    expect(words).toContain('The link may be incomplete');
    expect(words).not.toMatch(/refresh/i);
  });

  test('that cannot be looked at now can be looked at again', async () => {
    expect(await opens(whole, unreachable)).toMatch(/ Refresh /);
  });
});
