import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { transportFor } from '../../../server/mail/transport.ts';
import { testServer } from '../../support/server.ts';

let dataDir = '';
let server: Awaited<ReturnType<typeof testServer>>;
const mail = { smtpUrl: undefined, from: 'Portal <noreply@example.com>' };

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'outbox-'));
  server = await testServer({ env: { DATA_DIR: dataDir } });
  await transportFor({ mail, dataDir })(
    'ana@example.com',
    {
      subject: 'أكّد <b>عنوانك</b>',
      text: 'Follow http://sg.localhost:3000/verify#a.b & go on =\n<script>',
      html: '<p>the same <img src="cid:sign" alt=""></p>',
      attachments: [
        {
          ...{ filename: 'sign.png', contentType: 'image/png', cid: 'sign' },
          content: Buffer.from('a picture'),
        },
      ],
    },
    'a-key',
  );
});
afterAll(async () => {
  await server.close();
  await rm(dataDir, { recursive: true, force: true });
});

const ask = (url: string, headers = {}, from = server) =>
  from.app.inject({ method: 'GET', url, headers: { host: 'sg.localhost:3000', ...headers } });

test('mails that nobody sends can be read, and their links followed', async () => {
  const list = await ask('/dev/outbox');
  expect(list.body).toContain('أكّد &lt;b&gt;عنوانك');
  const [, path = ''] = /href="(\/dev\/outbox\/[^"]+)"/.exec(list.body) ?? [];
  const { body, headers } = await ask(path);
  expect(body).toContain('ana@example.com');
  expect(body).toContain('<a href="http://sg.localhost:3000/verify#a.b">');
  expect(body).not.toContain('<script>');
  expect(headers['cache-control']).toBe('no-store');
});

test('the letter itself stands beside its text, and may do nothing', async () => {
  const list = await ask('/dev/outbox');
  const [, path = ''] = /href="(\/dev\/outbox\/[^"]+)"/.exec(list.body) ?? [];
  const page = await ask(path);
  expect(page.body).toContain(
    `<iframe class="letter" sandbox title="The letter" src="${path}/letter">`,
  );
  expect(page.headers['content-security-policy']).toContain("frame-src 'self'");
  const { body, headers } = await ask(`${path}/letter`);
  expect(body).toContain('<p>the same');
  expect(body).toContain(
    `src="data:image/png;base64,${Buffer.from('a picture').toString('base64')}"`,
  );
  expect(headers['content-security-policy']).toMatch(/default-src 'none'.*; sandbox;/);
  expect((await ask(`${path}/letter`, { host: 'portal.example' })).statusCode).toBe(404);
});

test('only what is in the outbox is shown', async () => {
  for (const name of ['nothing', '..%2f..%2fetc%2fpasswd', '%2e%2e'])
    expect((await ask(`/dev/outbox/${name}`)).statusCode).toBe(404);
});

test('nobody from elsewhere sees it', async () => {
  expect((await ask('/dev/outbox', { host: 'portal.example' })).statusCode).toBe(404);
  expect((await ask('/dev/outbox', { 'x-forwarded-for': '192.0.2.1' })).statusCode).toBe(404);
});

test.each([{ SMTP_URL: 'smtp://mail.example' }, { DEMO: 'false' }])(
  'it is not there with %j',
  async (env) => {
    const other = await testServer({ env: { DATA_DIR: dataDir, ...env } });
    expect((await ask('/dev/outbox', {}, other)).statusCode).toBe(404);
    await other.close();
  },
);
