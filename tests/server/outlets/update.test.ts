import { afterAll, beforeAll, expect, test } from 'vitest';
import { testServer } from '../../support/server.ts';
import { bishan, outletCalls, reasons } from './support.ts';

let server: Awaited<ReturnType<typeof testServer>>;
let calls: ReturnType<typeof outletCalls>;
beforeAll(async () => {
  server = await testServer();
  calls = outletCalls(server);
});
afterAll(() => server.close());

const tampines = { ...bishan, client_vendor_id: 'm4pk3', name: 'Pandan Kitchen East' };

test('a collection point changes, and the same change again changes nothing', async () => {
  const answer = await calls.change('m4pk3', { ...tampines, unit: '' });
  expect(answer.statusCode).toBe(200);
  expect(answer.json().result).toMatchObject({
    ...{ vendor_id: 'm4pk3', parent_vendor_id: 'm4pk', is_active: true },
    vendor_information: { name: 'Pandan Kitchen East', location: { building: 'Junction' } },
  });
  expect(answer.json().result.vendor_information.location).not.toHaveProperty('unit');
  expect((await calls.change('m4pk3', { ...tampines, unit: '' })).body).toBe(answer.body);
});

test('the parent and the merchant’s own id stay as they are', async () => {
  expect(reasons(await calls.change('m4pk3', { ...tampines, client_vendor_id: 'east' }))).toEqual([
    ['InvalidOutlet', 'outlet.error.fixed', 'body.client_vendor_id'],
  ]);
  expect(reasons(await calls.change('m4pk3', { ...tampines, parent_vendor_id: null }))).toEqual([
    ['InvalidOutlet', 'outlet.error.fixed', 'body.parent_vendor_id'],
  ]);
});

test('an outlet that had no id of its own yet does not get one that another has', async () => {
  await server.sql`update vendors set client_vendor_id = null where id = 'm4pk3'`;
  const answer = await calls.change('m4pk3', { ...tampines, client_vendor_id: 'm4pk2' });
  expect([answer.statusCode, reasons(answer)[0]?.[0]]).toEqual([409, 'ClientIdTaken']);
  await server.sql`update vendors set client_vendor_id = 'm4pk3' where id = 'm4pk3'`;
});

test('a main account, and an id that begins with b-, are not changed here', async () => {
  const parent = await calls.change('m4pk', { ...tampines, parent_vendor_id: null });
  expect([parent.statusCode, parent.json().errors[0].code]).toEqual([403, 'NotOffered']);
  await server.sql`insert into vendors (id, deployment, parent_id, name, currency, phone,
    address_text, country_code) values ('b-test', 'sg', 'm4pk', 'x', 'SGD', '1', 'x', 'SG')`;
  expect((await calls.change('b-test', tampines)).statusCode).toBe(403);
});

test('who is no owner any more leaves no invitation behind that still lets somebody in', async () => {
  const { sql } = server;
  await calls.change('m4pk3', { ...tampines, users: ['other@example.com'] });
  const invite = (email: string, by: string) => sql`
    insert into invitations ${sql({
      ...{ vendor_id: 'm4pk3', email, role: 'owner', invited_by: by },
      ...{ created_at: server.deps.clock(), expires_at: server.deps.clock() + 86_400 },
    })}`;
  await invite('friend@example.com', 'other');
  await invite('colleague@example.com', 'demo');
  expect((await calls.change('m4pk3', { ...tampines, users: [] })).statusCode).toBe(200);
  const left = await sql<{ email: string }[]>`
    select email from invitations where vendor_id = 'm4pk3' order by email`;
  expect(left).toEqual([{ email: 'colleague@example.com' }]);
  await sql`delete from invitations where vendor_id = 'm4pk3'`;
});

test('what is wrong, malformed or somebody else’s is refused', async () => {
  const wrong = await calls.change('m4pk3', { ...tampines, name: '', users: ['a b@c.co'] });
  expect(reasons(wrong).map(([, key]) => key)).toEqual(['outlet.error.name', 'outlet.error.email']);
  const malformed = await calls.change('m4pk3', { ...tampines, latitude: 'north' });
  expect(malformed.json().errors[0].code).toBe('InvalidInput');
  expect((await calls.change('m4pk3', tampines, 'stranger')).statusCode).toBe(404);
  expect((await calls.change('nowhere', tampines)).statusCode).toBe(404);
  expect(reasons(await calls.change('m4pk3', { ...tampines, country_code: 'LA' }))).toEqual([
    ['InvalidOutlet', 'outlet.error.other-country', 'body.address'],
  ]);
});

test('where the flag is off nothing is changed', async () => {
  await server.sql`insert into feature_flags (deployment, name, value)
    values ('sg', 'edit-vendor-outlet', false)`;
  const answer = await calls.change('m4pk3', tampines);
  await server.sql`delete from feature_flags`;
  expect(answer.json().errors[0].code).toBe('NotOffered');
});

test('owners come in by their address, and are out once they are owners no more', async () => {
  const users = ['OTHER@example.com', 'nobody-yet@example.com'];
  await calls.change('m4pk2', { ...tampines, client_vendor_id: 'm4pk2', users });
  expect(await calls.listed('stranger')).toEqual(['m4pk2', 'q7sd']);
  const own = { ...tampines, client_vendor_id: 'm4pk2', users: [] };
  expect((await calls.change('m4pk2', own, 'stranger')).statusCode).toBe(200);
  expect(await calls.listed('stranger')).toEqual(['m4pk2', 'q7sd']);
  await calls.change('m4pk2', { ...own, users });
  await calls.change('m4pk2', own);
  expect(await calls.listed('stranger')).toEqual(['q7sd']);
  expect((await calls.change('m4pk2', own, 'stranger')).statusCode).toBe(404);
  expect(await calls.listed()).toContain('m4pk2');
});

test('the log says who changed what, and nothing of them', async () => {
  const lines: string[] = [];
  const log = server.deps.log.info;
  server.deps.log.info = (...words: unknown[]) => void lines.push(JSON.stringify(words));
  await calls.change('m4pk3', tampines);
  server.deps.log.info = log;
  expect(lines.filter((line) => !line.includes('"kind":"call"'))).toEqual([
    JSON.stringify([{ vendorId: 'm4pk3', by: 'demo' }, 'an outlet was changed']),
  ]);
});
