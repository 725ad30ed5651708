import { fork } from 'effector';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { $lapsed, $notices, $session, noticeShown } from '#core';
import { $texts, createTranslate, languageOf, ScopeProvider } from '#i18n';
import { loadPage } from '../../app/lazy/lazy-page.tsx';
import { Notices } from '../../app/shell/notices.tsx';
import { textsOf } from '../app/i18n/support.ts';
import { outlet } from '../app/screens/outlet/support.ts';
import { vendor } from '../support/arbitraries.ts';
import { createEngine, refused, unreachable } from '../support/engine.ts';
import { providerCodes } from '../support/provider-codes.ts';
import {
  broken,
  type Engine,
  endedByRefusal,
  newerBuild,
  refusedAgain,
  saved,
  signedOut,
  signingIn,
  vendorsOf,
} from './error-catalogue/shell.ts';

const translate = createTranslate('en', textsOf('en'));
const texts = { language: languageOf('en'), translate, whole: true };
const vendors = [vendor('v1'), vendor('v2', 'v1'), { ...vendor('odwp', 'v1'), is_active: false }];

/** The shell's part of the error catalogue (specification 1, section 8): type, milliseconds, words. */
const catalogue: readonly [string, () => Promise<Engine>, string, number, string][] = [
  [
    'outdated build',
    newerBuild,
    'warning',
    10_000,
    'Your application is outdated, automatically reloading the app in 3 seconds',
  ],
  [
    'login offline',
    () => signingIn(unreachable),
    'error',
    3500,
    'Something went wrong. Please try again. You could be offline.',
  ],
  [
    'vendors failure',
    () => vendorsOf(broken),
    'error',
    10_000,
    translate('error.cant-retrieve-vendors'),
  ],
  [
    'no vendors',
    () => vendorsOf({ vendors: [] }),
    'error',
    10_000,
    'You have no associated vendors with your account. Please contact your account manager',
  ],
  [
    'vendor fetch failure',
    () => vendorsOf({ vendors }, 'v1'),
    'error',
    10_000,
    translate('error.unable-to-fetch-vendor'),
  ],
  [
    'vendor odwp',
    () => vendorsOf({ vendors }, 'odwp'),
    'error',
    10_000,
    '"message":"Broken of the server"',
  ],
  [
    'no user information',
    refusedAgain,
    'error',
    10_000,
    'Could not get your informations - please logout & login again',
  ],
  ['sign-out', signedOut, 'info', 3500, 'You are now disconnected'],
  [
    'collection point saved',
    () => saved(false, outlet),
    'success',
    3500,
    'The collection point has been saved successfully',
  ],
  [
    'new collection point',
    () => saved(true, outlet),
    'success',
    3500,
    'It will take a few minutes to become available for requesting a rider',
  ],
  [
    'collection point failure',
    () => saved(false, refused(400, 'InvalidOutlet')),
    'error',
    5000,
    'InvalidOutlet of the server',
  ],
];

test('token refresh failure: nothing but the way in, whose form says that the session ended', async () => {
  const { see } = await endedByRefusal();
  expect(see($session)).toBeNull();
  expect(see($notices)).toEqual([]);
  expect(see($lapsed)).not.toBeNull();
});

test.each(catalogue)('%s', async (_, happens, type, duration, words) => {
  const said = (await happens()).see($notices).map((notice) => ({
    ...{ type: notice.type, duration: notice.duration },
    words: translate(notice.key, notice.values),
  }));
  expect(said).toContainEqual({ type, duration, words: expect.stringContaining(words) });
});

test.each(providerCodes)('login failure: %s', async (code) => {
  const key = `auth.${code}`;
  const said = (await signingIn(refused(400, code))).see($notices);
  expect(said).toMatchObject([{ type: 'error', key, duration: 3500 }]);
  expect(translate(key)).not.toBe(key);
});

/** The words on a part of the screen. */
function wordsOf(node: React.ReactNode, values: [typeof $notices, never[]][] = []): string {
  const scope = fork({ values: [[$texts, texts], ...values] });
  const html = renderToStaticMarkup(<ScopeProvider value={scope}>{node}</ScopeProvider>);
  return html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');
}

test.each([
  ['error', 'Something went wrong'],
  ['success', 'Done'],
] as const)('a message without words of its own: %s', async (type, words) => {
  const engine = createEngine();
  await engine.send(noticeShown, { key: 'of.a.server', type });
  const notices = engine.see($notices) as never[];
  expect(wordsOf(<Notices />, [[$notices, notices]])).toContain(words);
});

test('lazy page load failure', async () => {
  const load = {
    first: () => Promise.reject(new TypeError('Failed to fetch')),
    from: () => Promise.reject(new TypeError('Failed to fetch')),
    restart: async () => false,
  };
  const { default: Bar } = await loadPage(
    load,
    () => () => null,
    async () => undefined,
  );
  const words = wordsOf(<Bar />);
  expect(words).toContain(
    'Could not load the application. Please check your internet connection and try again',
  );
  expect(words).toContain('Reload');
});
