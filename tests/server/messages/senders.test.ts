import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { messageKinds } from '#schemas';
import { readConfig } from '../../../server/config.ts';
import { switchedOff, undecidedIn } from '../../../server/configured.ts';
import { startSmtp } from '../../support/smtp.ts';
import { secret, tellingServer } from './support.ts';

const open: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of open.splice(0)) await close();
});

async function telling(env: Record<string, string>) {
  const product = await tellingServer(env);
  open.push(() => product.close());
  await product.choose(true, messageKinds);
  const order = await product.place();
  await product.report(order, 'PICKED_UP', 12);
  return { ...product, order };
}

test('a mail to a service that makes text messages of them is addressed by the number, and tried again', async () => {
  const smtp = await startSmtp();
  open.push(smtp.stop);
  const { server, tell, log, order } = await telling({
    ...{ MESSAGES: 'mail', SMTP_URL: smtp.url, MESSAGES_MAIL_TO: '{number}@sms.example' },
  });
  smtp.state.refusing = true;
  await tell();
  expect(await log(order)).toMatchObject([{ state: 'waiting', reason: 'unreachable' }]);
  const said = JSON.stringify(await server.sql`select reason from errands`);
  expect(said).not.toContain('6591234567');
  smtp.state.refusing = false;
  server.pass(10);
  await tell();
  expect(smtp.mails).toHaveLength(1);
  expect(smtp.mails[0]).toMatchObject({ to: ['6591234567@sms.example'] });
  expect(smtp.mails[0]?.content).toMatch(/Subject: Hopper\r\n[\s\S]*is on its way/);
  expect(await log(order)).toMatchObject([{ state: 'sent', channel: 'sms' }]);
});

test('the demo keeps messages in its outbox, where they are read like its mails', async () => {
  const DATA_DIR = await mkdtemp(join(tmpdir(), 'messages-'));
  open.push(() => rm(DATA_DIR, { recursive: true, force: true }));
  const { server, tell } = await telling({ ...{ MESSAGES: '', DATA_DIR } });
  await tell();
  const list = await server.app.inject({
    ...{ url: '/dev/outbox', headers: { host: 'sg.localhost:3000' } },
  });
  expect(list.body).toContain('6591234567@phone.localhost');
});

test('where nothing is set up, nothing is sent, and the outlet is told so', async () => {
  const { tell, log, order, choose } = await telling({ MESSAGES: 'none' });
  expect(await choose(true, messageKinds)).toMatchObject({ channel: null });
  await tell();
  expect(await log(order)).toMatchObject([{ state: 'dropped', reason: 'off' }]);
});

const base = { DEMO: 'false', DISPATCHER: 'none' };
const gateway = { MESSAGES: 'http', MESSAGES_URL: 'https://sms.example', MESSAGES_SECRET: secret };
const mail = { MESSAGES: 'mail', MESSAGES_MAIL_TO: '{number}@sms.example' };

test.each([
  ['nothing', {}, undefined],
  ['a gateway with its secret', gateway, undefined],
  ['a gateway without a secret', { ...gateway, MESSAGES_SECRET: '' }, 'MESSAGES_SECRET'],
  ['a gateway nowhere', { ...gateway, MESSAGES_URL: '' }, 'MESSAGES_URL'],
  ['a gateway in the open', { ...gateway, MESSAGES_URL: 'http://sms.example' }, 'MESSAGES_TARGETS'],
  [
    'a gateway beside us',
    { ...gateway, MESSAGES_URL: 'http://sms:80', MESSAGES_TARGETS: 'any' },
    undefined,
  ],
  ['mails without a server', mail, 'SMTP_URL'],
  ['mails to nobody', { MESSAGES: 'mail', SMTP_URL: 'smtp://m' }, 'MESSAGES_MAIL_TO'],
  ['mails with a server', { ...mail, SMTP_URL: 'smtp://m' }, undefined],
])('%s', (_, env: Record<string, string>, why) => {
  const undecided = undecidedIn(readConfig({ ...base, ...env }));
  if (why === undefined) expect(undecided).toBeUndefined();
  else expect(undecided?.why).toContain(why);
});

test('that no recipient is told of anything is said at the start', () => {
  const told = (env: Record<string, string>) => switchedOff(readConfig({ ...base, ...env }));
  expect(told({}).join()).toContain('MESSAGES');
  expect(told(gateway).join()).not.toContain('MESSAGES');
  expect(() => readConfig({ ...base, MESSAGES_MAIL_TO: 'a@b' })).toThrow('{number}');
});
