import { allSettled } from 'effector';
import { expect, test } from 'vitest';
import { Router } from 'wouter';
import { appended } from '#core';
import { AccountPanel } from '../../../app/shell/account-panel.tsx';
import { fact } from '../../../core/kernel/log.ts';
import { NOW } from '../../support/arbitraries.ts';
import { htmlOf, screenWorld, wordsOn } from '../../support/screen.tsx';

const tokens = { AccessToken: 'a', IdToken: 'i', RefreshToken: 'r', Expires: NOW + 1800 };

test.each([
  [{ business_name: 'Lantern <Noodles>' }, 'Lantern &lt;Noodles&gt; lantern@example.com'],
  [{}, 'lantern@example.com'],
])('the account menu says who is signed in: %o', async (more, said) => {
  const scope = screenWorld(NOW, () => ({ vendors: [] }));
  const user = { id: 'u1', email: 'lantern@example.com', ...more };
  const started = fact('session.started', 'user', NOW, { user, tokens });
  await allSettled(appended, { scope, params: [started] });
  const panel = (
    <Router ssrPath="/history">
      <AccountPanel />
    </Router>
  );
  expect(wordsOn(panel, scope).trim()).toMatch(new RegExp(`^${said} `));
});

test('every line of the account menu has a sign before its words', () => {
  const panel = (
    <Router ssrPath="/history">
      <AccountPanel />
    </Router>
  );
  const html = htmlOf(panel, screenWorld(NOW));
  const lines =
    html.match(/<button.*?<\/button>|<summary.*?<\/summary>|<div role="radiogroup".*?<\/div>/gs) ??
    [];
  const seen = lines.filter((line) => !line.includes('"radio" class="choice'));
  expect(lines.length).toBeGreaterThan(5);
  expect(seen.filter((line) => !/^(<(?!svg)[^>]*>)*<svg/.test(line))).toEqual([]);
});
