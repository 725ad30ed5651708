import { allSettled } from 'effector';
import { expect, test } from 'vitest';
import { Router } from 'wouter';
import { appended, vendorChosen } from '#core';
import type { EventPayloads } from '#schemas';
import { AccountPanel } from '../../../app/shell/account-panel.tsx';
import { findCommands } from '../../../app/shell/commands/commands.ts';
import { useCommands } from '../../../app/shell/commands/use-commands.ts';
import { Navigation } from '../../../app/shell/navigation.tsx';
import { fact } from '../../../core/kernel/log.ts';
import { NOW, vendor } from '../../support/arbitraries.ts';
import { screenWorld, wholeHtmlOf, withFlags, wordsIn, wordsOn } from '../../support/screen.tsx';

function Commands() {
  return useCommands().map(({ id, keys }) => <p key={id}>{`${id} (${keys ?? ''})`}</p>);
}

/** The labels of all commands that have keys. */
function Shortcuts() {
  return useCommands().map(({ id, keys, label }) => keys && <p key={id}>{label}</p>);
}

/** The labels that the search offers for a text, one to a line. */
function Found({ typed }: { typed: string }) {
  return findCommands(useCommands(), typed).map(({ id, label }) => <p key={id}>{label}</p>);
}

const shop = { ...vendor('v1'), standing: 'owner' as const };

type Started = Partial<EventPayloads['session.started']>;

async function htmlOf(screen: React.ReactNode, kind: Started, path = '/history'): Promise<string> {
  // With an outlet its orders are asked for, and nobody answers here.
  const scope = screenWorld(NOW, () => new Promise(() => undefined));
  const session = {
    user: { id: 'demo', email: 'demo@example.com' },
    tokens: { AccessToken: 'a', IdToken: 'i', RefreshToken: 'r', Expires: NOW + 3600 },
    ...kind,
  };
  void allSettled(appended, {
    scope,
    params: [fact('session.started', 'fetch', NOW, session)],
  });
  void withFlags(scope, 'bulk-order-upload', 'helpcenter', 'members', 'activate-address-book');
  const loaded = fact('vendors.loaded', 'fetch', NOW, { vendors: [shop] });
  void allSettled(appended, { scope, params: [loaded] });
  void allSettled(vendorChosen, { scope, params: shop.vendor_id });
  const html = await wholeHtmlOf(<Router ssrPath={path}>{screen}</Router>, scope);
  return html.replaceAll('<!-- -->', '');
}

async function drawn(screen: React.ReactNode, kind: Started): Promise<string> {
  return wordsIn(await htmlOf(screen, kind));
}

/** What a screen shows in elements of a name. */
function textsOfAll(html: string, names: string): readonly string[] {
  const found = html.matchAll(new RegExp(`<(${names})\\b[^>]*>(.*?)</\\1>`, 'gs'));
  return [...found].map(([, , inside = '']) => wordsIn(inside).trim()).filter(Boolean);
}

test('commands lead to the places of navigation, each by keys of its own', async () => {
  const commands = await drawn(<Commands />, {});
  for (const place of ['request-a-rider (g r)', 'order-tracking (g t)', 'history (g h)'])
    expect(commands).toContain(`go ${place}`);
  expect(commands).toContain('go bulk-order (g b)');
  expect(await drawn(<Navigation look="tabs" />, {})).toBe(' Request Tracking History Bulk order ');
});

test('who can sign out may do so by command; who is vouched for by a platform cannot', async () => {
  expect(await drawn(<Commands />, {})).toContain('sign-out');
  expect(await drawn(<Commands />, { embedded: true })).not.toContain('sign-out');
});

test('law: whatever the account menu leads to is found by its own label', async () => {
  for (const kind of [{}, { guest: true }, { embedded: true }] as const) {
    const menu = textsOfAll(await htmlOf(<AccountPanel />, kind), 'a|button');
    expect(menu).toContain('Keyboard shortcuts');
    for (const label of menu) expect(await drawn(<Found typed={label} />, kind)).toContain(label);
  }
});

test('law: each shortcut is found by its own label', async () => {
  for (const path of ['/history', '/order-tracking']) {
    const said = textsOfAll(await htmlOf(<Shortcuts />, {}, path), 'p');
    expect(said.length).toBeGreaterThan(8);
    for (const label of said)
      expect(textsOfAll(await htmlOf(<Found typed={label} />, {}, path), 'p')).toContain(label);
  }
});

test.each([
  ['passkey', 'Go to Your account'],
  ['password', 'Go to Your account'],
  ['staff', 'Go to People'],
  ['help', 'Go to Help centre'],
  ['terms', 'Terms and conditions'],
  ['dark mode', 'Appearance: Dark'],
  ['log out', 'Sign out'],
  ['customers', 'Go to Address book'],
  ['cancel', 'Go to Tracking'],
  ['print', 'Print the open order'],
])('%s finds %s', async (typed, label) => {
  expect(textsOfAll(await htmlOf(<Found typed={typed} />, {}), 'p')).toContain(label);
});

test('a command whose label says it stands before those that other words lead to', () => {
  const run = () => undefined;
  const found = findCommands(
    [
      { id: 'other', label: 'Go to Tracking', words: 'print', run },
      { id: 'named', label: 'Print the open order', run },
    ],
    'print',
  );
  expect(found.map(({ id }) => id)).toEqual(['named', 'other']);
});

test('people are offered to those who may manage them', async () => {
  expect(await drawn(<Commands />, {})).toContain('go people');
  const scope = screenWorld(NOW, () => ({ vendors: [] }));
  await withFlags(scope, 'members');
  expect(
    wordsOn(
      <Router ssrPath="/history">
        <Commands />
      </Router>,
      scope,
    ),
  ).not.toContain('go people');
});
