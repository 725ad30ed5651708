import { expect, test } from 'vitest';
import { appended } from '#core';
import { createKept } from '../../app/adapters/storage/kept.ts';
import { fact } from '../../core/kernel/log.ts';
import { startedBy } from '../../core/session/session.ts';
import { $helpText, helpClosed, helpOpened, helpTyped } from '../../plugins/helpcenter/model.ts';
import { NOW } from '../support/arbitraries.ts';
import { createEngine } from '../support/engine.ts';
import { keptPorts } from '../support/kept.ts';
import { storageOf } from '../support/storage.ts';

const meta = { AccessToken: 'a', IdToken: 'i', RefreshToken: 'r', Expires: NOW + 999_999 };

/** A life of the page of somebody in a browser that keeps these texts. */
async function pageOf(id: string, entries: Map<string, string>) {
  const engine = createEngine({ ports: keptPorts(entries, () => NOW) });
  await engine.tick();
  const user = { id, email: `${id}@example.com` };
  await engine.send(appended, [startedBy({ user, meta }, 'fetch', NOW)]);
  return engine;
}

test('a message to the help centre waits through closing and through a reload, for its person alone', async () => {
  const entries = new Map<string, string>();
  const page = await pageOf('ana', entries);
  await page.send(helpOpened, 'en');
  await page.send(helpTyped, 'Where is my rider?');
  await page.send(helpClosed);
  await page.send(helpOpened, 'en');
  expect(page.see($helpText)).toBe('Where is my rider?');
  const other = await pageOf('ben', entries);
  await other.send(helpOpened, 'en');
  expect(other.see($helpText)).toBe('');
  const later = await pageOf('ana', entries);
  expect(later.see($helpText)).toBe('');
  await later.send(helpOpened, 'en');
  expect(later.see($helpText)).toBe('Where is my rider?');
});

test('it is gone once it was sent, or its person left; a card number is never kept', async () => {
  const entries = new Map<string, string>();
  const page = await pageOf('ana', entries);
  await page.send(helpOpened, 'en');
  await page.send(helpTyped, 'Where is my rider?');
  await page.send(helpTyped, '');
  expect(entries.size).toBe(0);
  await page.send(helpTyped, 'I paid with 4242 4242 4242 4242');
  expect([...entries.values()].join()).not.toMatch(/4242/);
  createKept(storageOf(entries), () => NOW).forget({ typed: true });
  expect(entries.size).toBe(0);
  await page.send(appended, [fact('session.ended', 'user', NOW, { reason: 'signed-out' })]);
  expect(page.see($helpText)).toBe('');
});
