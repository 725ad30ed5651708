import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { endpoints } from '#schemas';
import { demoUsers } from '../../../server/demo/seed.ts';
import { hearHappened } from '../../../server/observe/happened.ts';
import { embeddedHeaders } from '../../support/embedded.ts';
import { refusalIn } from '../access/support.ts';
import { appOf, codeOf, email, password, withFactor } from '../account/support.ts';
import { headersOf, type MembersServer, membersServer } from '../members/support.ts';
import { authenticator } from './authenticator.ts';
import {
  add,
  addFrom,
  asked,
  begin,
  finish,
  passkeysIn,
  signedIn,
  use,
  withPasskey,
} from './support.ts';

let server: MembersServer;
const heard: string[] = [];
let hearNoMore: () => void;
beforeEach(async () => {
  server = await membersServer();
  heard.length = 0;
  hearNoMore = hearHappened('security', ({ event }) => heard.push(event));
});
afterEach(() => {
  hearNoMore();
  return server.close();
});

const list = async (headers: Record<string, string>) =>
  passkeysIn(await server.send(endpoints.listPasskeys, headers));

describe('adding one', () => {
  test('takes the password; a mail and the security log tell of it', async () => {
    const headers = await signedIn(server);
    const wrong = refusalIn(await begin(server, headers, { password: 'nope' }));
    expect(wrong).toMatchObject({ status: 401, code: 'NotAuthorizedException' });
    const [passkey] = passkeysIn(await addFrom(server, headers));
    expect(passkey).toMatchObject({
      ...{ name: 'Tablet', host: 'sg.localhost', used_at: null },
      created_at: server.deps.clock(),
    });
    expect(await list(headers)).toEqual([passkey]);
    const [mail] = await server.mails();
    expect(mail?.to).toContain(email);
    expect(mail?.subject).toContain('A passkey was added');
    expect(mail?.text).toContain('sg.localhost');
    expect(heard).toContain('passkey-added');
  });

  test('takes a code where its person signs in with codes', async () => {
    const { headers, uri } = await withFactor(server);
    const ask = (code?: string) =>
      begin(server, headers, { password, ...(code !== undefined && { code }) });
    for (const answer of [await ask(), await ask('000000')]) {
      expect(refusalIn(answer)).toMatchObject({
        ...{ code: 'CodeMismatchException', field: 'body.code' },
      });
    }
    expect((await ask(codeOf(server, uri))).statusCode).toBe(200);
  });

  test('tells the browser which of theirs are there already, and nothing of the person', async () => {
    const { headers, device } = await withPasskey(server);
    const { options } = (await begin(server, headers)).json().result;
    const id = device.device.id.toString('base64url');
    expect(options.excludeCredentials).toEqual([{ type: 'public-key', id }]);
    expect(Buffer.from(options.user.id, 'base64url').toString()).not.toContain('@');
  });

  test('is not for guests, programs, and who comes through a platform', async () => {
    const headers = await embeddedHeaders(server, { vendors: ['m4pk1'] });
    expect(refusalIn(await begin(server, headers)).code).toBe('NotAllowed');
  });

  test('is refused to a device that did not ask for a finger, a face or a PIN, at another page, or for another host', async () => {
    const headers = await signedIn(server);
    for (const conduct of [
      ...[{ isVerified: false }, { isPresent: false }, { type: 'webauthn.get' }],
      ...[{ origin: 'http://evil.example' }, { origin: 'http://kw.localhost' }],
      { host: 'evil.example' },
    ]) {
      const answer = await addFrom(server, headers, { conduct });
      expect(refusalIn(answer), JSON.stringify(conduct)).toMatchObject({
        ...{ status: 400, code: 'PasskeyRefused' },
      });
    }
    expect(await list(headers)).toEqual([]);
  });

  test('is refused to what is no passkey at all', async () => {
    const headers = await signedIn(server);
    const device = authenticator();
    const { options } = (await begin(server, headers)).json().result;
    const made = device.make(options);
    for (const part of ['client_data', 'attestation'] as const) {
      for (const broken of ['x', Buffer.from('{}').toString('base64url')]) {
        const answer = await add(server, headers, { ...made, [part]: broken });
        expect(refusalIn(answer).code).toBe('PasskeyRefused');
      }
    }
    expect((await add(server, headers, made)).statusCode).toBe(200);
  });

  test('takes a challenge once, in five minutes, from the session that asked for it', async () => {
    const [headers, elsewhere] = [await signedIn(server), await signedIn(server)];
    const made = async () => {
      const { options } = (await begin(server, headers)).json().result;
      return authenticator().make(options);
    };
    const late = await made();
    server.pass(5 * 60);
    for (const answer of [
      await add(server, headers, late),
      await add(server, elsewhere, await made()),
      await add(server, headers, authenticator().make(await creationOf(headers))),
    ]) {
      expect(refusalIn(answer).code).toBe('ExpiredCodeException');
    }
    const once = await made();
    expect((await add(server, headers, once)).statusCode).toBe(200);
    expect(refusalIn(await add(server, headers, once)).code).toBe('ExpiredCodeException');
  });

  /** What a browser would make one by, with a challenge that was given to sign in. */
  async function creationOf(headers: Record<string, string>) {
    const { options } = (await begin(server, headers)).json().result;
    return { ...options, challenge: (await asked(server)).challenge };
  }

  test('is refused where a device holds one of somebody else by that name', async () => {
    const { device } = await withPasskey(server);
    const { headers: other } = await server.signIn('newcomer');
    const body = { password: demoUsers.newcomer.password };
    const { options } = (await begin(server, other, body)).json().result;
    const answer = await add(server, other, device.make(options));
    expect(refusalIn(answer).code).toBe('PasskeyRefused');
    expect(await list(other)).toEqual([]);
  });

  test('ends at twenty, no matter how many are added in the same moment', async () => {
    const { headers } = await withPasskey(server);
    await server.sql`insert into passkeys (credential_id, host, user_id, name, public_key, counter, created_at)
      select n, host, user_id, name, public_key, counter, created_at from passkeys, generate_series(1, 16) n`;
    // One after the other: so many passwords in the same moment would have to wait.
    const begun: Awaited<ReturnType<typeof begin>>[] = [];
    for (let nth = 0; nth < 6; nth += 1) begun.push(await begin(server, headers));
    const answers = await Promise.all(
      begun.map((each) => add(server, headers, authenticator().make(each.json().result.options))),
    );
    const refused = answers.filter(({ statusCode }) => statusCode !== 200);
    expect(refused.map((answer) => refusalIn(answer).code)).toEqual(
      Array.from({ length: 3 }, () => 'TooManyPasskeys'),
    );
    expect(await list(headers)).toHaveLength(20);
    expect(refusalIn(await begin(server, headers)).code).toBe('TooManyPasskeys');
  });
});

describe('signing in', () => {
  test('takes neither password nor code', async () => {
    const { device } = await withPasskey(server);
    const { uri } = await factorOn();
    expect(uri).toContain('otpauth');
    const headers = headersOf(await use(server, device));
    expect((await server.send(endpoints.listVendors, headers)).statusCode).toBe(200);
    const [passkey] = await list(headers);
    expect(passkey?.used_at).toBe(server.deps.clock());
  });

  /** Switches codes on past the calls, which would end the passkey. */
  async function factorOn() {
    const [user] = await server.sql<{ id: string }[]>`select id from users where email = ${email}`;
    return { uri: await appOf(server.deps, user?.id ?? '') };
  }

  test('is enough where a merchant asks everybody for a code', async () => {
    const { headers, device } = await withPasskey(server);
    await server.sql`insert into required_codes (vendor_id, since, required_by)
      select 'm4pk', 1, id from users where email = ${email}`;
    const refused = refusalIn(await server.send(endpoints.listVendors, headers));
    expect(refused.code).toBe('SecondFactorMissing');
    const signed = headersOf(await use(server, device));
    expect((await server.send(endpoints.listVendors, signed)).statusCode).toBe(200);
  });

  test('is offered in place of a code to who has a passkey at this host, after their password', async () => {
    const offered = async (host = 'sg.localhost') => {
      const answer = await server.post(
        '/login',
        { email_address: email, password },
        { host: `${host}:3000` },
      );
      return refusalIn(answer).values?.passkeys;
    };
    await withPasskey(server);
    await factorOn();
    expect(await offered()).toBe(1);
    expect(await offered('kw.localhost')).toBe(0);
  });

  test('takes a challenge once, in five minutes, at the deployment that gave it, and none that was given to add one', async () => {
    const { headers, device } = await withPasskey(server);
    const body = device.use(await asked(server));
    expect((await finish(server, body)).statusCode).toBe(200);
    const late = await asked(server);
    server.pass(5 * 60);
    const elsewhere = await asked(server, { host: 'kw.localhost' });
    const { options } = (await begin(server, headers)).json().result;
    const adding = { ...late, challenge: options.challenge };
    for (const challenge of [late, { ...elsewhere, rpId: late.rpId }, adding]) {
      const answer = await finish(server, device.use(challenge));
      expect(refusalIn(answer).code).toBe('ExpiredCodeException');
    }
    expect(refusalIn(await finish(server, body)).code).toBe('ExpiredCodeException');
  });

  test('is refused with the same words to a device that did not ask its person, at another page or host, as somebody else, and to strangers', async () => {
    const { device } = await withPasskey(server);
    const words = new Set<string>();
    const refuse = async (answer: Awaited<ReturnType<typeof finish>>) => {
      expect(refusalIn(answer)).toMatchObject({ status: 401, code: 'NotAuthorizedException' });
      words.add(answer.body.replace(/"request_id":"[^"]*"/, ''));
    };
    for (const conduct of [
      ...[{ isVerified: false }, { isPresent: false }, { type: 'webauthn.create' }],
      ...[{ origin: 'http://evil.example' }, { host: 'evil.example' }],
    ]) {
      await refuse(await use(server, device, conduct));
    }
    const user_handle = Buffer.from('somebody').toString('base64url');
    await refuse(await finish(server, { ...device.use(await asked(server)), user_handle }));
    const stranger = authenticator();
    stranger.device.handle = device.device.handle;
    await refuse(await use(server, stranger));
    const { id } = device.use(await asked(server));
    await refuse(await finish(server, { ...stranger.use(await asked(server)), id }));
    expect(words.size).toBe(1);
  });

  test('is refused to a copy, which the security log says', async () => {
    const { device } = await withPasskey(server);
    expect((await use(server, device)).statusCode).toBe(200);
    const copy = { ...device.device };
    expect((await use(server, device)).statusCode).toBe(200);
    device.device.counter = copy.counter;
    expect(refusalIn(await use(server, device)).code).toBe('NotAuthorizedException');
    expect(heard).toContain('passkey-copied');
  });

  test('lets in one of two uses of the same count', async () => {
    const { device } = await withPasskey(server);
    const [one, two] = [await asked(server), await asked(server)];
    const proofs = [device.use(one), device.use(two, { counts: false })];
    const answers = await Promise.all(proofs.map((proof) => finish(server, proof)));
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 401]);
  });

  test('goes on with a device that does not count', async () => {
    const { device } = await withPasskey(server);
    for (let times = 0; times < 3; times += 1) {
      const proof = device.use(await asked(server), { counts: false });
      expect((await finish(server, proof)).statusCode).toBe(200);
    }
  });
});

test('one is taken out of use by its person alone', async () => {
  const { headers, device, passkeyId } = await withPasskey(server);
  const remove = (as: Record<string, string>) =>
    server.send(endpoints.removePasskey, as, { params: { passkeyId } });
  await remove((await server.signIn('newcomer')).headers);
  expect((await use(server, device)).statusCode).toBe(200);
  expect(passkeysIn(await remove(headers))).toEqual([]);
  expect(refusalIn(await use(server, device)).code).toBe('NotAuthorizedException');
});
