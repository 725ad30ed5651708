import { allSettled } from 'effector';
import { expect, test } from 'vitest';
import { Router } from 'wouter';
import { appended } from '#core';
import type { EventPayloads } from '#schemas';
import { useCommands } from '../../../app/shell/commands/use-commands.ts';
import { Navigation } from '../../../app/shell/navigation.tsx';
import { fact } from '../../../core/kernel/log.ts';
import { NOW } from '../../support/arbitraries.ts';
import { screenWorld, withFlags, wordsOn } from '../../support/screen.tsx';

function Commands() {
  return useCommands().map(({ id, keys }) => <p key={id}>{`${id} (${keys ?? ''})`}</p>);
}

type Started = Partial<EventPayloads['session.started']>;

async function drawn(screen: React.ReactNode, kind: Started): Promise<string> {
  const scope = screenWorld(NOW, () => ({ vendors: [] }));
  const session = {
    user: { id: 'demo', email: 'demo@example.com' },
    tokens: { AccessToken: 'a', IdToken: 'i', RefreshToken: 'r', Expires: NOW + 3600 },
    ...kind,
  };
  await allSettled(appended, {
    scope,
    params: [fact('session.started', 'fetch', NOW, session)],
  });
  await withFlags(scope, 'bulk-order-upload', 'helpcenter');
  return wordsOn(<Router ssrPath="/history">{screen}</Router>, scope);
}

test('commands lead to the places of navigation and to no other, each by keys of its own', async () => {
  const commands = await drawn(<Commands />, {});
  for (const place of ['request-a-rider (g r)', 'order-tracking (g t)', 'history (g h)'])
    expect(commands).toContain(`go ${place}`);
  expect(commands).toContain('go bulk-order (g b)');
  expect(commands).not.toContain('helpcenter');
  expect(await drawn(<Navigation look="tabs" />, {})).toBe(' Request Tracking History Bulk order ');
});

test('who can sign out may do so by command; who is vouched for by a platform cannot', async () => {
  expect(await drawn(<Commands />, {})).toContain('sign-out');
  expect(await drawn(<Commands />, { embedded: true })).not.toContain('sign-out');
});
