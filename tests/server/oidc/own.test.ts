import { afterEach, beforeEach, expect, test } from 'vitest';
import { endpoints } from '#schemas';
import { refusalIn } from '../access/support.ts';
import { codeOf, confirm, email, password, withFactor } from '../account/support.ts';
import { headersOf } from '../members/support.ts';
import { withOperator } from '../operator/support.ts';
import { type OidcServer, oidcServer, traveller } from './support.ts';

let server: OidcServer;
beforeEach(async () => {
  server = await oidcServer();
});
afterEach(() => server.close());

type Headers = Record<string, string>;
const signIn = async () => headersOf(await server.login(email, password));
const list = async (headers: Headers) =>
  (await server.send(endpoints.listProviders, headers)).json().result.providers;
const allow = (headers: Headers, allowed: boolean) =>
  server.send(endpoints.allowProvider, headers, {
    body: { issuer: server.provider.issuer, allowed },
  });
const linked = async () => {
  await traveller(server).arrive();
  await server.mails();
};

test('a member sees who signs them in, by its name, and since when', async () => {
  const headers = await signIn();
  expect(await list(headers)).toEqual([]);
  await linked();
  const now = server.deps.clock();
  const named = { issuer: server.provider.issuer, name: 'Stand-in', allowed: true };
  const told = { ...named, linked_at: now, used_at: now, is_only_way: false };
  expect(await list(headers)).toEqual([told]);
  const other = (await server.signIn('newcomer')).headers;
  expect(await list(other)).toEqual([]);
  await allow(other, false);
  expect(await list(headers)).toEqual([told]);
});

test('what a member took back signs them in no more, by no account there, until they allow it again', async () => {
  const headers = await signIn();
  await linked();
  const [first] = (await allow(headers, false)).json().result.providers;
  expect(first).toMatchObject({ allowed: false });
  const [mail, ...more] = await server.mails();
  expect(mail?.to).toEqual([email]);
  expect(mail?.subject).toContain('The link with Stand-in was taken back');
  expect(more).toEqual([]);
  expect(server.heard).toContain('oidc-unlinked');
  expect((await traveller(server).arrive()).back).toBe('/arrive?problem=off');
  server.provider.person = { ...server.provider.person, sub: 'mei-once-more' };
  expect((await traveller(server).arrive()).back).toBe('/arrive?problem=unknown');
  // Once is enough.
  await allow(headers, false);
  expect(await server.mails()).toEqual([]);

  expect((await allow(headers, true)).json().result.providers).toEqual([]);
  expect((await traveller(server).arrive()).code).not.toBe('');
  const [told] = await server.mails();
  expect(told?.subject).toContain('You can sign in with Stand-in now');
});

test('who is taken out of one of two places has not allowed again what they took back', async () => {
  await linked();
  await allow(await signIn(), false);
  await server.sql`delete from memberships where user_id = 'demo' and vendor_id =
    (select min(vendor_id) from memberships where user_id = 'demo')`;
  expect((await traveller(server).arrive()).back).not.toContain('#');
});

test('who is on their way in by it does not arrive', async () => {
  const { headers, uri } = await withFactor(server);
  const [one, two] = [traveller(server), traveller(server)];
  const { code } = await one.arrive();
  const step = refusalIn(await two.finish((await two.arrive()).code));
  expect(step.code).toBe('SecondFactorRequired');
  await allow(headers, false);
  expect(refusalIn(await one.finish(code)).code).toBe('ExpiredCodeException');
  const pending = String(step.values?.pending);
  expect(refusalIn(await confirm(server, pending, codeOf(server, uri))).code).toBe(
    'ExpiredCodeException',
  );
});

test('who has no other way in keeps it, and is told why', async () => {
  const headers = await signIn();
  await linked();
  await server.sql`update users set password_hash = null where id = 'demo'`;
  expect(await list(headers)).toMatchObject([{ is_only_way: true }]);
  expect(refusalIn(await allow(headers, false))).toMatchObject({
    ...{ status: 409, code: 'OnlyWayIn', translation_key: 'profile.provider.only' },
  });
  expect(await list(headers)).toMatchObject([{ allowed: true }]);
  expect(await server.mails()).toEqual([]);
});

test('an operator has the next account of somebody there linked once more', async () => {
  const operator = await withOperator(server);
  await linked();
  server.provider.person = { ...server.provider.person, sub: 'mei-once-more' };
  expect((await traveller(server).arrive()).back).toBe('/arrive?problem=unknown');
  const body = { email };
  expect((await operator.ask('unlinkProvider', { body })).statusCode).toBe(200);
  const [mail] = await server.mails();
  expect(mail?.subject).toContain('The link with Stand-in was taken back');
  expect((await operator.ask('unlinkProvider', { body })).statusCode).toBe(404);
  expect((await traveller(server).arrive()).code).not.toBe('');
});
