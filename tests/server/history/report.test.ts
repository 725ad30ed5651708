import { mkdtemp, readdir, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { composeReport } from '../../../server/history/report.ts';
import { mailsBy } from '../../../server/mail/queue.ts';
import { transportFor } from '../../../server/mail/transport.ts';
import { doErrands, takeAsWorker } from '../../support/errands.ts';
import { startSmtp } from '../../support/smtp.ts';
import { day, historyServer, midnight } from './support.ts';

let server: Awaited<ReturnType<typeof historyServer>>;
let smtp: Awaited<ReturnType<typeof startSmtp>>;
const composers = new Map([['report', composeReport]]);
const wanted = {
  file: 'orders',
  format: 'csv',
  language: 'en',
  from: midnight,
  to: midnight + day,
};

beforeAll(async () => {
  server = await historyServer();
  smtp = await startSmtp();
  await server.put({ order_id: 'm4pk1-000001' }, { order_id: 'm4pk1-000002', status: 'CANCELLED' });
});
afterAll(async () => {
  await server.close();
  await smtp.stop();
});

const throughServer = () =>
  transportFor({ mail: { smtpUrl: smtp.url, from: 'a@b.c' }, dataDir: '' });
const send = (by = throughServer()) =>
  doErrands(server.deps, [mailsBy(server.deps, composers, by)]);

function fileIn(mail: string): string {
  const [, encoded = ''] =
    /Content-Disposition: attachment[\s\S]*?\r?\n\r?\n([\s\S]*?)\r?\n--/.exec(mail) ?? [];
  return Buffer.from(encoded, 'base64').toString();
}

test('a report goes to the address of the person who asked, as a file of the orders asked for', async () => {
  const answer = await server.post('/report', wanted);
  expect(answer.json().result).toEqual({ email: 'demo@example.com' });
  await send();
  const [mail] = smtp.mails.splice(0);
  expect(mail?.to).toEqual(['demo@example.com']);
  expect(mail?.content).toContain('Subject: =?UTF-8?');
  expect(mail?.content).toContain('orders-m4pk1-2027-01-15-2027-01-15.csv');
  const lines = fileIn(mail?.content ?? '')
    .trim()
    .split('\n');
  expect(lines).toHaveLength(3);
  await send();
  expect(smtp.mails).toEqual([]);
});

test('a report that leaves again, since a crash came before it was written down, is the same mail', async () => {
  await server.post('/report', wanted);
  const kind = mailsBy(server.deps, composers, throughServer());
  const { sql, clock } = server.deps;
  for (const errand of await takeAsWorker(sql, kind, { now: clock(), most: 1 }))
    await kind.work(errand);
  server.pass(70);
  await send();
  const ids = smtp.mails.splice(0).map(({ content }) => /^Message-ID: (.+)$/im.exec(content)?.[1]);
  expect(ids).toHaveLength(2);
  expect(new Set(ids).size).toBe(1);
});

test('while the mail server refuses, the report waits, and then it leaves once', async () => {
  smtp.state.refusing = true;
  await server.post('/report', { ...wanted, file: 'transactions', format: 'xlsx' });
  await send();
  server.pass(14);
  smtp.state.refusing = false;
  await send();
  expect(smtp.mails).toEqual([]);
  server.pass(17);
  await Promise.all([send(), send()]);
  expect(smtp.mails.splice(0)).toHaveLength(1);
});

test('without a mail server the mail is a file of the outbox', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'outbox-'));
  await server.post('/report', { ...wanted, language: 'ar' });
  await send(transportFor({ mail: { smtpUrl: undefined, from: 'a@b.c' }, dataDir }));
  const [name = ''] = await readdir(join(dataDir, 'outbox'));
  expect(name).toMatch(/\.eml$/);
  const mail = await readFile(join(dataDir, 'outbox', name), 'utf8');
  expect(mail).toContain('To: demo@example.com');
});

test('a period that is too long, a file that does not exist and other people’s outlets are refused', async () => {
  const long = await server.post('/report', { ...wanted, to: midnight + 40 * day });
  expect([long.statusCode, long.json().errors[0].code]).toEqual([400, 'RangeTooLong']);
  expect((await server.post('/report', { ...wanted, file: 'riders' })).statusCode).toBe(400);
  expect((await server.post('/report', { ...wanted, email: 'else@example.com' })).statusCode).toBe(
    400,
  );
  expect((await server.post('/report', wanted, 'w2mk2')).statusCode).toBe(404);
  const rows = await server.sql`select 1 from errands`;
  expect(rows).toEqual([]);
});
