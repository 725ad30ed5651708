import { allSettled } from 'effector';
import { expect, test } from 'vitest';
import { appended, clockTicked } from '#core';
import type { Event } from '#schemas';
import { ConnectionBadge } from '../../../app/shell/connection-badge.tsx';
import { UNREACHABLE_AFTER } from '../../../core/connection/connection.ts';
import { fact } from '../../../core/kernel/log.ts';
import { market as kuwait } from '../../../markets/kw.ts';
import { screenWorld, wordsOn } from '../../support/screen.tsx';

const at = (time: string) => Date.parse(`2026-03-01T${time}:00Z`) / 1000;
const offline = fact('connection.lost', 'socket', at('08:45'), { why: 'offline' });

/** What the bar says after these facts, in a shop of Kuwait. */
async function said(...facts: readonly Event[]): Promise<string> {
  const scope = screenWorld(at('08:46'), () => null, kuwait);
  await allSettled(appended, { scope, params: facts });
  await allSettled(clockTicked, { scope, params: at('08:45') + UNREACHABLE_AFTER });
  return wordsOn(<ConnectionBadge />, scope).trim();
}

test('offline, the age of what is seen is that of the last good answer, in the time of the shop', async () => {
  const answered = fact('orders.fetched', 'fetch', at('08:30'), { vendor_id: 'v1', seq: 1 });
  const beat = fact('connection.heard', 'socket', at('08:44'), {});
  const early = 'You’re offline. Showing the last update, 11:30 AM.';
  const late = 'You’re offline. Showing the last update, 11:44 AM.';
  expect(await said(answered, offline)).toBe(early);
  expect(await said(answered, beat, offline)).toBe(late);
  expect(await said(answered, offline, beat)).toBe(late);
});

test('what is seen of another day is said with its date', async () => {
  const yesterday = at('08:30') - 86_400;
  const answered = fact('orders.fetched', 'fetch', yesterday, { vendor_id: 'v1', seq: 1 });
  expect(await said(answered, offline)).toMatch(/update, .*28.*11:30 AM\.$/);
});

test('a server that cannot be reached is told with the same age', async () => {
  const opened = fact('connection.opened', 'socket', at('08:40'), { vendor_id: 'v1', seq: 1 });
  const lost = fact('connection.lost', 'socket', at('08:45'), {});
  const words = 'The server cannot be reached. Showing the last update, 11:40 AM.';
  expect(await said(opened, lost)).toBe(words);
});

test('who has seen nothing yet is told of no update', async () => {
  expect(await said(offline)).toBe('No live connection. Trying again…');
});
