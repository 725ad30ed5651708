import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { endpoints, type Invitation, type Member, type Role } from '#schemas';
import { lockOrder, recordChange } from '../../../server/orders/journal.ts';
import { refusalIn } from '../access/support.ts';
import { orderClient } from '../orders/support.ts';
import { headersOf, joining, type MembersServer, membersServer } from './support.ts';

let server: MembersServer;
let owner: Record<string, string>;
beforeEach(async () => {
  server = await membersServer();
  owner = (await server.signIn()).headers;
});
afterEach(() => server.close());

const mei = 'mei@example.com';
const outlet = { vendorId: 'm4pk1' };

const invite = (
  email_address: string,
  role: Role,
  { by = owner, vendorId = 'm4pk1' }: { by?: Record<string, string>; vendorId?: string } = {},
) =>
  server.send(endpoints.inviteMember, by, { params: { vendorId }, body: { email_address, role } });

const accept = (token: string, change: object = {}) =>
  server.send(endpoints.acceptInvitation, {}, { body: { token, ...joining, ...change } });

async function everybody(by = owner, params = outlet) {
  const answer = await server.send(endpoints.listMembers, by, { params });
  return answer.json().result as { members: Member[]; invitations: Invitation[] };
}

/** Somebody new who has joined. */
async function joined(role: Role, email = mei, vendorId = 'm4pk1') {
  await invite(email, role, { vendorId });
  const answer = await accept(await server.linkTo(email));
  expect(answer.statusCode).toBe(200);
  return { headers: headersOf(answer), id: answer.json().result.user.id as string };
}

describe('an invitation', () => {
  test('makes an account by its link, once, and signs in as what was promised', async () => {
    const asked = await invite('Mei@Example.com', 'counter');
    expect(asked.json().result.invitations).toMatchObject([
      { email: mei, role: 'counter', vendor_id: 'm4pk1' },
    ]);
    const token = await server.linkTo(mei);
    const read = await server.send(endpoints.readInvitation, {}, { body: { token } });
    expect(read.json().result).toEqual({
      ...{ email: mei, role: 'counter', vendor_name: 'Pandan Kitchen Tanjong Pagar' },
      ...{ invited_by: 'demo@example.com', has_account: false },
    });
    const answer = await accept(token);
    const vendors = await server.send(endpoints.listVendors, headersOf(answer));
    expect(vendors.json().result.vendors).toMatchObject([{ vendor_id: 'm4pk1' }]);
    const { members, invitations } = await everybody();
    expect(invitations).toEqual([]);
    expect(members.find(({ email }) => email === mei)).toMatchObject({
      ...{ name: 'Mei', role: 'counter', vendor_id: 'm4pk1', seen_at: expect.any(Number) },
    });
    expect(refusalIn(await accept(token)).code).toBe('ExpiredCodeException');
    expect((await server.login(mei, joining.password)).statusCode).toBe(200);
  });

  test('asks an account for its password, and takes no role from anybody', async () => {
    const { id } = await joined('manager');
    await server.sql`update memberships set vendor_id = 'm4pk2' where user_id = ${id}`;
    await invite(mei, 'counter', { vendorId: 'm4pk2' }).then((answer) =>
      expect(refusalIn(answer)).toMatchObject({
        code: 'MemberAlready',
        field: 'body.email_address',
      }),
    );
    await invite(mei, 'counter');
    const token = await server.linkTo(mei);
    expect(refusalIn(await accept(token, { password: 'Wrong!2026' }))).toMatchObject({
      ...{ status: 401, code: 'NotAuthorizedException', field: 'body.password' },
    });
    await server.sql`insert into memberships (user_id, vendor_id, role) values (${id}, 'm4pk1', 'owner')`;
    expect((await accept(token)).statusCode).toBe(200);
    const { members } = await everybody();
    const hers = members.filter(({ email }) => email === mei);
    expect(hers.map(({ vendor_id, role }) => [vendor_id, role])).toEqual([['m4pk1', 'owner']]);
  });

  test('is not for somebody who may do as much there by their role at the main account', async () => {
    const code = async (email: string, role: Role) =>
      (await invite(email, role)).json().errors?.[0]?.code as unknown;
    expect(await code('demo@example.com', 'owner')).toBe('MemberAlready');
    expect(await code('demo@example.com', 'counter')).toBe('MemberAlready');
    await joined('counter', mei, 'm4pk');
    expect(await code(mei, 'counter')).toBe('MemberAlready');
    expect(await code(mei, 'manager')).toBeUndefined();
  });

  test('is over after five wrong passwords, a week, a newer one, or when it is taken back', async () => {
    await joined('counter', 'lan@example.com', 'm4pk2');
    await invite('lan@example.com', 'counter');
    const guessed = await server.linkTo('lan@example.com');
    for (let nth = 0; nth < 5; nth += 1) await accept(guessed, { password: 'Wrong!2026' });
    const over = [guessed];
    await invite(mei, 'counter');
    over.push(await server.linkTo(mei));
    await invite(mei, 'manager');
    const newest = await server.linkTo(mei);
    for (const token of [...over, `${newest}x`, 'x'])
      expect(refusalIn(await accept(token)).code).toBe('ExpiredCodeException');
    server.pass(7 * 86_400 + 1);
    owner = (await server.signIn()).headers;
    expect(refusalIn(await accept(newest)).code).toBe('ExpiredCodeException');
    const [waiting] = (await invite('kim@example.com', 'counter')).json().result.invitations;
    const taken = await server.linkTo('kim@example.com');
    const params = { ...outlet, invitationId: waiting.invitation_id };
    const [invitation] = (await everybody()).invitations.filter(
      ({ email }) => email === 'kim@example.com',
    );
    await server.send(endpoints.withdrawInvitation, owner, {
      params: { ...params, invitationId: invitation?.invitation_id ?? '' },
    });
    expect(refusalIn(await accept(taken)).code).toBe('ExpiredCodeException');
  });

  test('says in a mail of the brand who asks to join what', async () => {
    await invite(mei, 'counter');
    const [mail] = await server.mails();
    expect(mail?.subject).toContain('demo@example.com invites you to Pandan Kitchen Tanjong Pagar');
    expect(mail?.text).toContain('http://sg.localhost/join#');
  });

  test('wants a password that keeps the rules from who has no account, and one that is to be set again from nobody', async () => {
    await invite(mei, 'counter');
    const token = await server.linkTo(mei);
    expect(refusalIn(await accept(token, { password: 'short' }))).toMatchObject({
      ...{ code: 'InvalidPasswordException', field: 'body.password' },
    });
    await accept(token);
    await server.sql`update users set reset_required = true where email = ${mei}`;
    await invite(mei, 'counter', { vendorId: 'm4pk2' });
    expect(refusalIn(await accept(await server.linkTo(mei))).code).toBe(
      'PasswordResetRequiredException',
    );
  });

  test('can be mailed to one address five times an hour', async () => {
    for (let nth = 0; nth < 5; nth += 1)
      expect((await invite(mei, 'counter')).statusCode).toBe(200);
    expect(refusalIn(await invite(mei, 'counter')).code).toBe('LimitExceededException');
  });
});

describe('a role', () => {
  test('lets the counter order and nothing else, and says so', async () => {
    const { headers } = await joined('counter');
    const orders = await server.send(endpoints.listOrders, headers, { params: outlet });
    expect(orders.statusCode).toBe(200);
    const files = await server.app.inject({
      url: '/orders/api/v1/vendor/m4pk1/orders/export?from=1767225600&to=1767312000&format=csv',
      headers,
    });
    expect(refusalIn(files)).toMatchObject({ status: 403, code: 'NotAllowed' });
    const members = await server.send(endpoints.listMembers, headers, { params: outlet });
    expect(refusalIn(members).code).toBe('NotAllowed');
  });

  test('can be given below one’s own only, where one is no owner', async () => {
    const manager = await joined('manager');
    const counter = await joined('counter', 'lan@example.com');
    const by = manager.headers;
    expect((await invite('kim@example.com', 'counter', { by })).statusCode).toBe(200);
    expect(refusalIn(await invite('kim@example.com', 'manager', { by })).code).toBe('NotAllowed');
    const change = (userId: string, role: Role) =>
      server.send(endpoints.changeMember, by, { params: { ...outlet, userId }, body: { role } });
    expect(refusalIn(await change(counter.id, 'manager')).code).toBe('NotAllowed');
    expect(refusalIn(await change(manager.id, 'owner')).code).toBe('NotAllowed');
    const remove = (userId: string) =>
      server.send(endpoints.removeMember, by, { params: { ...outlet, userId } });
    expect((await remove(counter.id)).statusCode).toBe(200);
    const other = await joined('manager', 'tan@example.com');
    expect(refusalIn(await remove(other.id)).code).toBe('NotAllowed');
    expect((await change('nobody', 'counter')).statusCode).toBe(404);
  });

  test('is lost with the membership at once, and with it what was invited by it', async () => {
    const { headers, id } = await joined('manager');
    await invite('kim@example.com', 'counter', { by: headers });
    const token = await server.linkTo('kim@example.com');
    const params = { ...outlet, userId: id };
    await server.send(endpoints.changeMember, owner, { params, body: { role: 'counter' } });
    expect(refusalIn(await accept(token)).code).toBe('ExpiredCodeException');
    await server.send(endpoints.removeMember, owner, { params });
    const orders = await server.send(endpoints.listOrders, headers, { params: outlet });
    expect(orders.statusCode).toBe(404);
  });

  test('of the last owner stays, and who is an owner no more is not one by the outlet’s own list', async () => {
    const last = { vendorId: 'm4pk', userId: 'demo' };
    const demote = (params: object) =>
      server.send(endpoints.changeMember, owner, { params, body: { role: 'counter' } });
    expect(refusalIn(await demote(last))).toMatchObject({ status: 409, code: 'LastOwner' });
    const removed = await server.send(endpoints.removeMember, owner, { params: last });
    expect(refusalIn(removed).code).toBe('LastOwner');
    const { id } = await joined('owner');
    await server.sql`update vendors set owners = owners || ${['Mei@example.com']} where id = 'm4pk1'`;
    expect((await demote({ ...outlet, userId: id })).statusCode).toBe(200);
    const [vendor] = await server.sql`select owners from vendors where id = 'm4pk1'`;
    expect(vendor?.owners).toEqual(['demo@example.com']);
  });

  test('of a manager changes an outlet and never its owners', async () => {
    const { headers } = await joined('manager', mei, 'm4pk');
    const { json } = await server.send(endpoints.getVendor, owner, { params: outlet });
    const { location, contact, name } = json().result.vendor_information;
    const body = {
      ...{ name, address: location.address_text, phone_number: contact.phone },
      ...{ latitude: location.latitude, longitude: location.longitude, country_code: 'SG' },
      ...{ postal_code: '', city: 'Singapore', street: '', street_number: '', building: '' },
      ...{ unit: '', rider_instructions: 'Ring twice', parent_vendor_id: 'm4pk' },
      client_vendor_id: 'm4pk1',
    };
    const save = (users: string[]) =>
      server.send(endpoints.updateOutlet, headers, { params: outlet, body: { ...body, users } });
    expect(refusalIn(await save(['demo@example.com', mei]))).toMatchObject({
      ...{ status: 403, code: 'NotAllowed', field: 'body.users' },
    });
    expect((await save(['demo@example.com'])).statusCode).toBe(200);
  });
});

test('who did what with an order is told by what they are called, and of who was erased no more', async () => {
  const { headers } = await joined('counter');
  const placed = await place(headers);
  await server.sql.begin(async (tx) => {
    const order = await lockOrder(tx, placed);
    if (order) await recordChange(tx, order, { status: 'RECEIVED' }, server.deps.clock());
  });
  const body = { vendor_id: 'm4pk1', order_id: placed, reason: 'mistake_error' };
  expect((await server.send(endpoints.cancelOrder, owner, { body })).statusCode).toBe(200);
  const told = async () => {
    const params = { orderId: placed };
    const answer = await server.send(endpoints.listOrderChanges, owner, { params });
    return answer
      .json()
      .result.changes.map(({ what, by }: { what: string; by: string }) => [what, by]);
  };
  expect(await told()).toEqual([
    ['placed', 'Mei'],
    ['cancelled', 'demo@example.com'],
  ]);
  await server.sql`delete from users where email = ${mei}`;
  expect(await told()).toEqual([
    ['placed', null],
    ['cancelled', 'demo@example.com'],
  ]);
});

async function place(headers: Record<string, string>): Promise<string> {
  const { app } = server;
  const client = await orderClient({ app, signIn: async () => ({ headers }) });
  return (await client.place()).order_id;
}
