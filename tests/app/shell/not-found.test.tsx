import { allSettled } from 'effector';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Router } from 'wouter';
import { ScopeProvider } from '#i18n';
import { $missing, missingShown } from '../../../app/shell/missing-model.ts';
import { NotFound } from '../../../app/shell/not-found.tsx';
import { TopBar } from '../../../app/shell/top-bar.tsx';
import { NOW } from '../../support/arbitraries.ts';
import { screenWorld } from '../../support/screen.tsx';
// What the bar asks for lazily is there before the test is over.
import '../../../app/shell/account-panel.tsx';

const drawn = (page: React.ReactNode) =>
  renderToStaticMarkup(
    <Router ssrPath="/nowhere">
      <ScopeProvider value={screenWorld(NOW)}>{page}</ScopeProvider>
    </Router>,
  );
const logo = /<img [^>]*alt="Plain"/;

test('where nothing stands above it, a page that does not exist says whose site this is', () => {
  expect(drawn(<NotFound alone />)).toMatch(logo);
  expect(drawn(<NotFound />)).not.toMatch(logo);
  expect(drawn(<NotFound alone />)).toContain('This page does not exist');
});

test('the window says so for as long as somebody reads it', async () => {
  const scope = screenWorld(NOW);
  await allSettled(missingShown, { scope, params: true });
  expect(scope.getState($missing)).toBe(true);
  await allSettled(missingShown, { scope, params: false });
  expect(scope.getState($missing)).toBe(false);
});

test('the logo above a page leads to the beginning', () => {
  expect(drawn(<TopBar />)).toMatch(/<a [^>]*href="\/request-a-rider"[^>]*><img [^>]*alt="Plain"/);
});
