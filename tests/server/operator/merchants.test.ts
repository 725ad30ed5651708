import { afterAll, beforeAll, expect, test } from 'vitest';
import { readMail } from '../../../server/mail/eml.ts';
import { doErrands } from '../../support/errands.ts';
import { testServer } from '../../support/server.ts';
import { startSmtp } from '../../support/smtp.ts';
import { words } from '../authorisation/operator-samples.ts';
import { orderClient } from '../orders/support.ts';
import { withOperator } from './support.ts';

let smtp: Awaited<ReturnType<typeof startSmtp>>;
let server: Awaited<ReturnType<typeof testServer>>;
let operator: Awaited<ReturnType<typeof withOperator>>;
beforeAll(async () => {
  smtp = await startSmtp();
  server = await testServer({ env: { RATE_LIMIT: '1000000', SMTP_URL: smtp.url } });
  operator = await withOperator(server);
});
afterAll(async () => {
  await server.close();
  await smtp.stop();
});

async function mails() {
  await doErrands(server.deps);
  const all = smtp.mails.splice(0);
  return Promise.all(all.map(({ content }) => readMail(content)));
}

const post = (path: string, payload: object) =>
  server.app.inject({
    ...{ method: 'POST', url: `/orders/api/v1${path}`, payload },
    headers: { host: 'sg.localhost' },
  });

const linkIn = (mail?: { text?: string | undefined }) =>
  /\/join#(\S+)/.exec(mail?.text ?? '')?.[1] ?? '';

const merchantAt = { params: { merchantId: 'm4pk' } };
const codesOf = (answer: { json: () => { errors: { code: string; meta: { field: string } }[] } }) =>
  answer.json().errors.map(({ code, meta }) => [code, meta.field]);

test('a merchant comes in without SQL: invited, joined, and at work in its outlet', async () => {
  const email_address = 'mei@example.com';
  const created = await operator.ask('createMerchant', {
    body: { deployment: 'sg', merchant_name: 'Mei Bakery', owner: email_address, ...words },
  });
  const { merchant, outlet, invited } = created.json().result;
  expect(merchant).toMatchObject({ name: 'Mei Bakery', outlets: 1, people: 0, is_open: true });
  expect(outlet).toMatchObject({ name: words.name, merchant_id: merchant.merchant_id });
  expect(invited).toEqual({
    ...{ email: email_address, role: 'owner', outlet_id: merchant.merchant_id },
    expires_at: expect.any(Number),
  });
  const [invitation] = await mails();
  expect(invitation?.to).toBe(email_address);
  expect(invitation?.subject).toContain('Join Mei Bakery');

  const token = linkIn(invitation);
  const password = 'Quokkas!2026';
  const read = (await post('/invitation', { token })).json().result;
  expect(read).toMatchObject({ role: 'owner', invited_by: null, has_account: false });
  const { AuthenticationResult: tokens } = (
    await post('/invitation/accept', { token, password })
  ).json().result;
  const authorization = `Bearer ${tokens.AccessToken}|${tokens.IdToken}`;
  const vendors = await server.app.inject({
    ...{ url: '/orders/api/v1/vendors', headers: { host: 'sg.localhost', authorization } },
  });
  const ids = vendors
    .json()
    .result.vendors.map(({ vendor_id }: { vendor_id: string }) => vendor_id);
  expect(ids).toEqual([merchant.merchant_id, outlet.outlet_id]);
});

test('an outlet that is wrong is refused with every reason at its field, in words', async () => {
  const body = { ...words, phone_number: '12', latitude: 48.1, longitude: 11.5 };
  const answer = await operator.ask('addOutlet', { ...merchantAt, body });
  expect(codesOf(answer)).toEqual([
    ['InvalidOutlet', 'body.address'],
    ['InvalidOutlet', 'body.phone_number'],
  ]);
  expect(answer.json().errors[0].message).toBe('This address is in another country');
  const owner = { deployment: 'sg', merchant_name: 'X', owner: 'a@b@example.com', ...body };
  const invalid = await operator.ask('createMerchant', {
    body: { ...owner, owner: 'x@example.com' },
  });
  expect(codesOf(invalid)[0]).toEqual(['InvalidOutlet', 'body.address']);
});

test('a merchant’s own id is given once', async () => {
  const body = { ...words, client_vendor_id: 'till-1' };
  expect((await operator.ask('addOutlet', { ...merchantAt, body })).statusCode).toBe(200);
  const answer = await operator.ask('addOutlet', { ...merchantAt, body });
  expect(codesOf(answer)).toEqual([['ClientIdTaken', 'body.client_vendor_id']]);
});

test('of a file with bad rows the good ones are kept, and each other one is told with its line and reason', async () => {
  const row = (nth: number, phone = `+6562200${200 + nth}`, place = '1.3044,103.9046') =>
    `Kopi ${nth},${phone},"${nth} East Coast Road",${place},k-${nth}`;
  const rows = Array.from({ length: 100 }, (_, nth) => row(nth + 1));
  rows[9] = row(10, '12');
  rows[29] = row(30, undefined, '48.1,11.5');
  rows[49] = row(50, undefined, 'north,103.9');
  rows[69] = row(1);
  rows[89] = ',,,,';
  const csv = `﻿Name,Phone number,Address,Latitude,Longitude,Client vendor id\r\n${rows.join('\r\n')}`;
  const { result } = (await operator.ask('importOutlets', { ...merchantAt, body: { csv } })).json();
  expect(result.added.length).toBe(95);
  const reasons = result.rejected.map(({ line, field, reason }: Record<string, unknown>) => {
    return [line, field, reason];
  });
  expect(reasons.filter(([line]: unknown[]) => line !== 91)).toEqual([
    [11, 'phone_number', 'Enter a phone number that riders can call'],
    [31, 'address', 'This address is in another country'],
    [51, 'latitude', expect.stringContaining('expected number')],
    [71, 'client_vendor_id', 'Another collection point has this ID.'],
  ]);
  expect(reasons.some(([line]: unknown[]) => line === 91)).toBe(true);
  const found = await operator.ask('listOutlets', { query: { merchant: 'm4pk', search: 'k-9' } });
  expect(found.json().result.total).toBe(10);
});

test.each([
  ['', 'it has no rows'],
  ['name\n', 'it has no rows'],
  ['name,address\n"a,b\n', 'Quote'],
  [`name\n${'x\n'.repeat(2001)}`, 'more than 2000'],
])('a file that cannot be read says so', async (csv, why) => {
  const answer = await operator.ask('importOutlets', { ...merchantAt, body: { csv } });
  expect(codesOf(answer)).toEqual([['UnreadableFile', 'body.csv']]);
  expect(answer.json().errors[0].message).toContain(why);
});

test('a closed outlet takes no order until it is open again', async () => {
  const client = await orderClient(server);
  const at = { params: { outletId: 'm4pk1' } };
  await server.sql`update vendors set available_at = 1 where id = 'm4pk1'`;
  const { outlets } = (await operator.ask('closeOutlet', at)).json().result;
  expect(outlets).toMatchObject([{ outlet_id: 'm4pk1', is_open: false, available_at: null }]);
  const refused = await client.create(await client.bodyFor());
  expect(refused.json().errors[0].code).toBe('VendorUnavailable');
  await operator.ask('openOutlet', at);
  expect((await client.create(await client.bodyFor())).statusCode).toBe(200);
  const whole = await operator.ask('closeOutlet', { params: { outletId: 'm4pk' } });
  expect(whole.json().result.outlets.length).toBeGreaterThan(3);
  await operator.ask('openOutlet', { params: { outletId: 'm4pk' } });
});

test('an outlet pays online once an operator lets it, and a merchant with all of its outlets', async () => {
  const set = async (outletId: string, state: string) =>
    (await operator.ask('setOnlinePayment', { params: { outletId }, body: { state } })).json();
  const able = async () =>
    (
      await server.sql<
        { id: string }[]
      >`select id from vendors where online_payment and (id = 'm4pk' or parent_id = 'm4pk')`
    ).map(({ id }) => id);
  const family = (await set('m4pk', 'off')).result.outlets;
  expect(await able()).toEqual([]);
  expect((await set('m4pk1', 'on')).result.outlets).toMatchObject([
    { outlet_id: 'm4pk1', online_payment: true },
  ]);
  expect(await able()).toEqual(['m4pk1']);
  await set('m4pk', 'on');
  expect((await able()).length).toBe(family.length);
  const [entry] = await server.sql`
    select before, after from audit_entries where action = 'outlets online-payment' order by id desc limit 1`;
  expect(entry).toMatchObject({ before: { m4pk1: 'on', m4pk2: 'off' }, after: { m4pk2: 'on' } });
});

test('outlets are found by what somebody knows of them', async () => {
  const find = async (search: string) =>
    (await operator.ask('listOutlets', { query: { search } }))
      .json()
      .result.outlets.map(({ outlet_id }: { outlet_id: string }) => outlet_id);
  const [outlet] = await server.sql<{ name: string; phone: string }[]>`
    select name, phone from vendors where id = 'm4pk2'`;
  expect(await find('m4pk2')).toEqual(['m4pk2']);
  expect(await find(outlet?.name ?? '')).toContain('m4pk2');
  expect(await find((outlet?.phone ?? '').slice(-7))).toContain('m4pk2');
  expect(await find('100%_')).toEqual([]);
});

test('a person is invited to an outlet, joins with their account, becomes something else, and is removed again', async () => {
  const outletAt = { params: { outletId: 'm4pk1' } };
  const email = 'Other@example.com';
  const asked = { ...outletAt, body: { email, role: 'manager' } };
  const invited = (await operator.ask('invitePerson', asked)).json().result;
  expect(invited).toMatchObject({
    ...{ email: 'other@example.com', role: 'manager', outlet_id: 'm4pk1' },
  });
  const people = async () => (await operator.ask('listPeople', merchantAt)).json().result.people;
  const them = { email: 'other@example.com', outlets: ['m4pk1'] };
  const being = (facts: object) => expect.objectContaining({ ...them, ...facts });
  expect(await people()).toContainEqual(being({ is_invited: true, roles: ['manager'] }));
  const [mail] = await mails();
  const joined = await post('/invitation/accept', { token: linkIn(mail), password: 'Other!2026' });
  expect(joined.statusCode).toBe(200);
  expect(await people()).toContainEqual(being({ is_invited: false, roles: ['manager'] }));
  expect(codesOf(await operator.ask('invitePerson', asked))).toEqual([
    ['MemberAlready', 'body.email'],
  ]);
  const give = (who: string, role: string, outletId = 'm4pk1') =>
    operator.ask('givePersonRole', { params: { outletId }, body: { email: who, role } });
  expect((await give(email, 'counter')).statusCode).toBe(200);
  expect(await people()).toContainEqual(being({ roles: ['counter'] }));
  expect((await give('nobody@example.com', 'counter')).statusCode).toBe(404);
  const last = await give('demo@example.com', 'counter', 'm4pk');
  expect(last.json().errors[0].code).toBe('LastOwner');
  const remove = () => operator.ask('removePerson', { ...outletAt, body: { email } });
  expect((await remove()).statusCode).toBe(200);
  expect(JSON.stringify(await people())).not.toContain('other@example.com');
  expect((await remove()).statusCode).toBe(404);
});

test('nobody is invited where no mail leaves', async () => {
  const { config } = server.deps;
  Object.assign(server.deps, {
    config: { ...config, demo: false, mail: { ...config.mail, smtpUrl: undefined } },
  });
  const at = { params: { outletId: 'm4pk2' }, body: { email: 'x@example.com' } };
  const answer = await operator.ask('invitePerson', at);
  Object.assign(server.deps, { config });
  expect(answer.json().errors[0].code).toBe('MailOff');
  expect(await server.sql`select 1 from invitations where vendor_id = 'm4pk2'`).toHaveLength(0);
});

test('what is not there is named', async () => {
  const nowhere = { params: { merchantId: 'nowhere', outletId: 'nowhere' } };
  for (const id of ['closeOutlet', 'listPeople'] as const) {
    const answer = await operator.ask(id, nowhere);
    expect(answer.statusCode).toBe(404);
    expect(answer.json().errors[0].message).toContain('nowhere');
  }
});
