import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { endpoints } from '#schemas';
import { refusalIn } from '../access/support.ts';
import { codeOf, confirm, email, password, pendingOf, withFactor } from '../account/support.ts';
import { demo, other, tablet } from '../pins/support.ts';
import { headersOf, joining, type MembersServer, membersServer } from './support.ts';

type Headers = Record<string, string>;

let server: MembersServer;
beforeEach(async () => {
  server = await membersServer();
});
afterEach(() => server.close());

const main = { vendorId: 'm4pk' };
const requireCodes = (headers: Headers, code: string, required = true, params = main) =>
  server.send(endpoints.requireCodes, headers, { params, body: { required, code } });
const reach = (headers: Headers) => server.send(endpoints.listVendors, headers);
const since = async (headers: Headers) =>
  (await server.send(endpoints.listMembers, headers, { params: main })).json().result.codes.since;

/** The owner asks everybody for codes, with their own. */
async function ruled() {
  const owner = await withFactor(server);
  expect((await requireCodes(owner.headers, codeOf(server, owner.uri))).statusCode).toBe(200);
  server.pass(30);
  return owner;
}

/** Makes the person who has a PIN beside the owner somebody at the counter. */
const atCounter = () => server.sql`
  insert into memberships (user_id, vendor_id, role) values (${other.id}, 'm4pk1', 'counter')
  on conflict (user_id, vendor_id) do update set role = 'counter'`;

/** Sets codes up as their app would. */
async function setUp(headers: Headers, secret: string) {
  const begun = await server.send(endpoints.beginSecondFactor, headers, {
    body: { password: secret },
  });
  const { uri } = begun.json().result;
  const body = { code: codeOf(server, uri) };
  const answer = await server.send(endpoints.confirmSecondFactor, headers, { body });
  server.pass(30);
  return { answer, uri: uri as string };
}

describe('an owner', () => {
  test('sets codes up first, and asks everybody with a code of their own', async () => {
    const bare = headersOf(await server.login(email, password));
    expect(refusalIn(await requireCodes(bare, '000000'))).toMatchObject({
      ...{ status: 409, code: 'OwnFactorFirst', translation_key: 'people.codes.own-first' },
    });
    const { headers, uri } = await withFactor(server);
    const wrong = refusalIn(await requireCodes(headers, '000000'));
    expect(wrong).toMatchObject({ code: 'CodeMismatchException', field: 'body.code' });
    expect(await since(headers)).toBeNull();
    const answer = await requireCodes(headers, codeOf(server, uri));
    expect(answer.json().result.codes).toEqual({
      ...{ vendor_id: 'm4pk', vendor_name: 'Pandan Kitchen', since: server.deps.clock() },
      ...{ members: 1, with_codes: 1 },
    });
    const me = answer.json().result.members.find(({ user_id }: Headers) => user_id === 'demo');
    expect(me.has_codes).toBe(true);
    // It does not lock them out, and they can take it back in the same way.
    server.pass(30);
    expect((await reach(headers)).statusCode).toBe(200);
    const back = await requireCodes(headers, codeOf(server, uri), false);
    expect(back.json().result.codes.since).toBeNull();
  });

  test('says so for all of the merchant, at its main account', async () => {
    const { headers, uri } = await withFactor(server);
    const code = codeOf(server, uri);
    const atOutlet = await requireCodes(headers, code, true, { vendorId: 'm4pk1' });
    expect(refusalIn(atOutlet)).toMatchObject({ status: 409, code: 'NotMainAccount' });
    expect((await requireCodes(headers, code)).statusCode).toBe(200);
    const { codes } = (
      await server.send(endpoints.listMembers, headers, { params: { vendorId: 'm4pk1' } })
    ).json().result;
    expect(codes).toMatchObject({ vendor_id: 'm4pk', since: expect.any(Number) });
  });

  test('cannot switch their own codes off while everybody needs them', async () => {
    const { headers, uri } = await ruled();
    const body = { password, code: codeOf(server, uri) };
    const refused = refusalIn(await server.send(endpoints.endSecondFactor, headers, { body }));
    expect(refused).toMatchObject({
      ...{ status: 409, code: 'SecondFactorNeeded', translation_key: 'profile.factor.needed' },
      values: { merchant: 'Pandan Kitchen' },
    });
    // The code that was refused is as good as before.
    expect((await requireCodes(headers, body.code, false)).statusCode).toBe(200);
  });

  test('who is none any more changes nothing, nor does a manager', async () => {
    const { headers, uri } = await withFactor(server);
    await server.sql`update memberships set role = 'manager' where user_id = 'demo' and vendor_id = 'm4pk'`;
    const refused = refusalIn(await requireCodes(headers, codeOf(server, uri)));
    expect(refused).toMatchObject({ status: 403, code: 'NotAllowed' });
    expect(await server.sql`select 1 from required_codes`).toEqual([]);
  });

  test('is told by mail, as are the others, who did it', async () => {
    await server.sql`insert into memberships (user_id, vendor_id, role) values ('other', 'm4pk', 'owner')`;
    const { headers, uri } = await withFactor(server);
    await server.mails();
    await requireCodes(headers, codeOf(server, uri));
    const told = await server.mails();
    expect(told.map(({ to }) => to).toSorted()).toEqual([[email], ['other@example.com']]);
    expect(told[0]?.subject).toContain('Everybody at Pandan Kitchen now needs a code');
    expect(told[0]?.text).toContain(`${email} `);
    server.pass(30);
    await requireCodes(headers, codeOf(server, uri), false);
    const [after] = await server.mails();
    expect(after?.subject).toContain('no longer needs a code');
  });
});

describe('of two owners at once', () => {
  test('who say the same, one has done it', async () => {
    await server.sql`insert into memberships (user_id, vendor_id, role) values (${other.id}, 'm4pk', 'owner')`;
    const first = await withFactor(server);
    const theirs = headersOf(await server.login(other.email, other.password));
    const { uri } = await setUp(theirs, other.password);
    await server.mails();
    const answers = await Promise.all([
      requireCodes(first.headers, codeOf(server, first.uri)),
      requireCodes(theirs, codeOf(server, uri)),
    ]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(await server.sql`select vendor_id from required_codes`).toEqual([{ vendor_id: 'm4pk' }]);
    expect(await server.mails()).toHaveLength(2);
  });

  test('one who asks for codes and switches their own off at once keeps them, or asks for none', async () => {
    for (let nth = 0; nth < 5; nth += 1) {
      const { headers, uri, recovery_codes } = await withFactor(server);
      const [asked, ended] = await Promise.all([
        requireCodes(headers, codeOf(server, uri)),
        server.send(endpoints.endSecondFactor, headers, {
          body: { password, code: recovery_codes[0] ?? '' },
        }),
      ]);
      const won = [asked.statusCode, ended.statusCode].filter((status) => status === 200);
      expect(won).toHaveLength(1);
      expect((await reach(headers)).statusCode).toBe(200);
      await server.sql`delete from required_codes`;
      await server.sql`delete from second_factors`;
      server.pass(3600);
    }
  });
});

describe('somebody without codes', () => {
  test('is signed in by the password to set them up, and reads nothing before that', async () => {
    await ruled();
    await atCounter();
    const theirs = headersOf(await server.login(other.email, other.password));
    expect(refusalIn(await reach(theirs))).toMatchObject({
      ...{ status: 403, code: 'SecondFactorMissing', translation_key: 'codes.first.title' },
      values: { merchant: 'Pandan Kitchen' },
    });
    const ticket = await server.send(endpoints.createSocketTicket, theirs);
    expect(refusalIn(ticket).code).toBe('SecondFactorMissing');
    const { answer, uri } = await setUp(theirs, other.password);
    expect(answer.json().result.recovery_codes).toHaveLength(10);
    expect((await reach(theirs)).statusCode).toBe(200);
    // From now on sign-in asks for one, and a recovery code stands for it.
    expect(refusalIn(await server.login(other.email, other.password)).code).toBe(
      'SecondFactorRequired',
    );
    const step = async () => {
      const refused = await server.login(other.email, other.password);
      return refusalIn(refused) as { values?: { pending?: string } };
    };
    const pending = (await step()).values?.pending ?? '';
    const recovered = await confirm(server, pending, answer.json().result.recovery_codes[0]);
    expect((await reach(headersOf(recovered))).statusCode).toBe(200);
    const next = await confirm(server, (await step()).values?.pending ?? '', codeOf(server, uri));
    expect(next.statusCode).toBe(200);
  });

  test('need not give their password again right after they did, and later do', async () => {
    await ruled();
    await atCounter();
    const theirs = headersOf(await server.login(other.email, other.password));
    const begin = (headers: Headers) =>
      server.send(endpoints.beginSecondFactor, headers, { body: {} });
    expect((await begin(theirs)).statusCode).toBe(200);
    server.pass(301);
    expect(refusalIn(await begin(theirs))).toMatchObject({
      ...{ status: 401, code: 'NotAuthorizedException', field: 'body.password' },
    });
    // Nor does who sets codes up of their own accord get around it.
    const free = (await server.signIn('newcomer')).headers;
    expect(refusalIn(await begin(free)).code).toBe('NotAuthorizedException');
  });

  test('who was signed in before the rule is stopped by it at once, and goes on after it is taken back', async () => {
    await atCounter();
    const theirs = headersOf(await server.login(other.email, other.password));
    expect((await reach(theirs)).statusCode).toBe(200);
    const owner = await ruled();
    expect((await reach(theirs)).statusCode).toBe(403);
    await requireCodes(owner.headers, codeOf(server, owner.uri), false);
    expect((await reach(theirs)).statusCode).toBe(200);
  });

  test('who sets them up ends what the password alone had opened elsewhere', async () => {
    await atCounter();
    const counter = tablet(server);
    const atTablet = await counter.signIn(other);
    await counter.setPin(atTablet, other);
    const elsewhere = headersOf(await server.login(other.email, other.password));
    await ruled();
    const { answer } = await setUp(elsewhere, other.password);
    expect(answer.statusCode).toBe(200);
    expect((await reach(elsewhere)).statusCode).toBe(200);
    expect((await reach(atTablet)).statusCode).toBe(401);
    expect(await server.sql`select 1 from pins where user_id = ${other.id}`).toEqual([]);
  });

  test('gets no turn at a shared device by a PIN of before', async () => {
    await atCounter();
    const counter = tablet(server);
    await counter.setPin(await counter.signIn(other), other);
    await counter.setPin(await counter.signIn(demo), demo);
    const owner = await ruled();
    const headers = await ownerAtTablet(counter, owner.uri);
    expect(refusalIn(await counter.switchTo(headers, other, other.pin))).toMatchObject({
      ...{ status: 403, code: 'SecondFactorMissing', translation_key: 'switch.codes-first' },
    });
    expect(await server.sql`select 1 from sessions where by_pin`).toEqual([]);
    // A wrong PIN says nothing of codes.
    const wrong = refusalIn(await counter.switchTo(headers, other, '000001'));
    expect(wrong.code).toBe('PinWrong');
    await requireCodes(owner.headers, codeOf(server, owner.uri), false);
    expect((await counter.switchTo(headers, other, other.pin)).statusCode).toBe(200);
  });

  test('who is taken out while setting up keeps an account and is asked for nothing', async () => {
    const owner = await ruled();
    await atCounter();
    const theirs = headersOf(await server.login(other.email, other.password));
    const begun = await server.send(endpoints.beginSecondFactor, theirs, {
      body: { password: other.password },
    });
    await server.send(endpoints.removeMember, owner.headers, {
      params: { vendorId: 'm4pk1', userId: other.id },
    });
    expect((await reach(theirs)).statusCode).toBe(200);
    const body = { code: codeOf(server, begun.json().result.uri) };
    const done = await server.send(endpoints.confirmSecondFactor, theirs, { body });
    expect(done.statusCode).toBe(200);
    expect((await reach(theirs)).json().result.vendors).not.toContainEqual(
      expect.objectContaining({ vendor_id: 'm4pk1' }),
    );
  });

  test('who joins by an invitation is asked to set them up, and so is who sets a new password', async () => {
    const owner = await ruled();
    const mei = 'mei@example.com';
    await server.send(endpoints.inviteMember, owner.headers, {
      ...{ params: { vendorId: 'm4pk1' }, body: { email_address: mei, role: 'counter' } },
    });
    const token = await server.linkTo(mei);
    const joined = await server.post('/invitation/accept', { token, ...joining });
    expect(refusalIn(await reach(headersOf(joined))).code).toBe('SecondFactorMissing');
    await server.post('/forgot-password', { email_address: mei });
    const [mail] = await server.mails();
    const code = /\b\d{6}\b/.exec(mail?.text ?? '')?.[0] ?? '';
    const body = { email_address: mei, code, password: 'Marmots!2026' };
    expect((await server.post('/forgot-password/confirm', body)).statusCode).toBe(200);
    const again = headersOf(await server.login(mei, 'Marmots!2026'));
    expect(refusalIn(await reach(again)).code).toBe('SecondFactorMissing');
    await setUp(again, 'Marmots!2026');
    expect((await reach(again)).statusCode).toBe(200);
  });

  test('of another merchant is none of its business', async () => {
    await ruled();
    expect((await reach((await server.signIn('stranger')).headers)).statusCode).toBe(200);
  });
});

/** The owner, signed in at the tablet with password and code. */
async function ownerAtTablet(counter: ReturnType<typeof tablet>, uri: string): Promise<Headers> {
  const pending = await pendingOf(server);
  const answer = await confirm(server, pending, codeOf(server, uri), counter.headers({}));
  server.pass(30);
  return headersOf(answer);
}
