import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { endpoints } from '#schemas';
import { resealFactors, takeFactor } from '../../../server/identity/second-factor.ts';
import { loadKeys } from '../../../server/secrets.ts';
import { embeddedHeaders } from '../../support/embedded.ts';
import { refusalIn } from '../access/support.ts';
import { headersOf, type MembersServer, membersServer } from '../members/support.ts';
import { codeOf, confirm, email, password, pendingOf, withFactor } from './support.ts';

let server: MembersServer;
beforeEach(async () => {
  server = await membersServer();
});
afterEach(() => server.close());

const state = async (headers: Record<string, string>) =>
  (await server.send(endpoints.getSecondFactor, headers)).json().result;

describe('setting up', () => {
  test('asks for the password, then for a code of the app, and tells recovery codes once; a mail tells it', async () => {
    const headers = headersOf(await server.login(email, password));
    const begin = (typed: string) =>
      server.send(endpoints.beginSecondFactor, headers, { body: { password: typed } });
    expect(refusalIn(await begin('nope')).code).toBe('NotAuthorizedException');
    const { uri, secret } = (await begin(password)).json().result;
    expect(uri).toContain(secret);
    expect(uri).toContain('demo%40example.com');
    // Nobody is asked for a code whose app may never have taken the secret.
    expect((await server.login(email, password)).statusCode).toBe(200);
    expect(await state(headers)).toEqual({
      on_since: null,
      recovery_codes_left: 0,
      needed_by: null,
    });

    const wrong = { body: { code: '000000' } };
    const refused = refusalIn(await server.send(endpoints.confirmSecondFactor, headers, wrong));
    expect(refused).toMatchObject({ code: 'CodeMismatchException', field: 'body.code' });
    const right = { body: { code: codeOf(server, uri) } };
    const { recovery_codes } = (
      await server.send(endpoints.confirmSecondFactor, headers, right)
    ).json().result;
    expect(new Set(recovery_codes).size).toBe(10);
    expect(await state(headers)).toEqual({
      ...{ on_since: server.deps.clock(), recovery_codes_left: 10, needed_by: null },
    });
    const [mail] = await server.mails();
    expect(mail?.subject).toContain('Codes are now asked for');
    expect(refusalIn(await begin(password)).code).toBe('SecondFactorOn');
  });

  test('keeps nothing that could be used by who reads the database', async () => {
    const { secret, recovery_codes } = await withFactor(server);
    await pendingOf(server);
    const kept = JSON.stringify([
      await server.sql`select encode(secret, 'escape') as secret from second_factors`,
      await server.sql`select * from recovery_codes`,
    ]);
    for (const told of [secret, ...recovery_codes]) expect(kept).not.toContain(told);
  });

  test('is not for who comes through a platform', async () => {
    const headers = await embeddedHeaders(server, { vendors: ['m4pk1'] });
    const asked = await server.send(endpoints.getSecondFactor, headers);
    expect(refusalIn(asked).code).toBe('NotAllowed');
  });
});

describe('signing in', () => {
  test('takes the password and then a code, once', async () => {
    const { uri } = await withFactor(server);
    const answer = await server.login(email, password);
    expect(refusalIn(answer)).toMatchObject({ status: 403, code: 'SecondFactorRequired' });
    expect(answer.body).not.toContain('AccessToken');
    const pending = await pendingOf(server);
    const code = codeOf(server, uri);
    const here = headersOf(await confirm(server, pending, code));
    expect((await server.send(endpoints.listVendors, here)).statusCode).toBe(200);
    // Neither the step nor the code works again.
    expect(refusalIn(await confirm(server, pending, code)).code).toBe('ExpiredCodeException');
    const again = await confirm(server, await pendingOf(server), code);
    expect(refusalIn(again).code).toBe('CodeMismatchException');
    server.pass(30);
    const next = await confirm(server, await pendingOf(server), codeOf(server, uri));
    expect(next.statusCode).toBe(200);
  });

  test('lets in one of those who send a code in the same moment', async () => {
    const { uri } = await withFactor(server);
    const steps = [await pendingOf(server), await pendingOf(server), await pendingOf(server)];
    const code = codeOf(server, uri);
    const all = await Promise.all(steps.map((pending) => confirm(server, pending, code)));
    expect(all.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  });

  test('takes a recovery code once, however it is written', async () => {
    const { recovery_codes } = await withFactor(server);
    const typed = (recovery_codes[0] ?? '').toUpperCase().replaceAll('-', ' ');
    const answer = await confirm(server, await pendingOf(server), typed);
    expect((await state(headersOf(answer))).recovery_codes_left).toBe(9);
    const again = await confirm(server, await pendingOf(server), typed);
    expect(refusalIn(again).code).toBe('CodeMismatchException');
  });

  test('asks for the password again after five minutes, five wrong codes, or another password', async () => {
    const { uri, headers } = await withFactor(server);
    const late = await pendingOf(server);
    server.pass(301);
    expect(refusalIn(await confirm(server, late, codeOf(server, uri))).code).toBe(
      'ExpiredCodeException',
    );
    const changed = await pendingOf(server);
    const body = { password, new_password: 'Marmots!2026' };
    await server.send(endpoints.changePassword, headers, { body });
    const tooLate = await confirm(server, changed, codeOf(server, uri));
    expect(refusalIn(tooLate)).toMatchObject({ code: 'ExpiredCodeException' });
    const wrong = await pendingOf(server, 'Marmots!2026');
    for (let nth = 0; nth < 5; nth += 1) await confirm(server, wrong, '000000');
    server.pass(20);
    const gone = await confirm(server, wrong, codeOf(server, uri));
    expect(refusalIn(gone).code).toBe('ExpiredCodeException');
  });

  test('waits after wrong codes, however often the password is given again', async () => {
    const { uri } = await withFactor(server);
    for (let nth = 0; nth < 5; nth += 1) await confirm(server, await pendingOf(server), '000000');
    const right = await confirm(server, await pendingOf(server), codeOf(server, uri));
    expect(right.statusCode).toBe(429);
    server.pass(30);
    const later = await confirm(server, await pendingOf(server), codeOf(server, uri));
    expect(later.statusCode).toBe(200);
  });

  test('goes on after a new password by mail', async () => {
    const { uri } = await withFactor(server);
    await server.mails();
    await server.post('/forgot-password', { email_address: email });
    const [mail] = await server.mails();
    const code = /\b\d{6}\b/.exec(mail?.text ?? '')?.[0] ?? '';
    const body = { email_address: email, code, password: 'Marmots!2026' };
    expect((await server.post('/forgot-password/confirm', body)).statusCode).toBe(200);
    expect((await server.login(email, 'Marmots!2026')).statusCode).toBe(403);
    const pending = await pendingOf(server, 'Marmots!2026');
    expect((await confirm(server, pending, codeOf(server, uri))).statusCode).toBe(200);
  });

  test('is asked of who joins another outlet, too', async () => {
    await withFactor(server);
    await server.mails();
    const owner = (await server.signIn('stranger')).headers;
    const { vendors } = (await server.send(endpoints.listVendors, owner)).json().result;
    const params = { vendorId: vendors[0].vendor_id };
    const asked = await server.send(endpoints.inviteMember, owner, {
      ...{ params, body: { email_address: email, role: 'counter' } },
    });
    expect(asked.statusCode).toBe(200);
    const token = await server.linkTo(email);
    const joined = await server.post('/invitation/accept', { token, password });
    expect(refusalIn(joined).code).toBe('SecondFactorRequired');
  });
});

describe('what is on', () => {
  test('outlasts an exchange of keys, also of who stays away meanwhile', async () => {
    const { uri } = await withFactor(server);
    const { sql, key } = server.deps;
    const next = await loadKeys(sql, 'another secret of thirty-two characters');
    const both = Object.assign((purpose: string) => next(purpose), {
      all: (purpose: string): [Buffer, ...Buffer[]] => [next(purpose), ...key.all(purpose)],
    });
    await resealFactors({ sql, key: both });
    const code = codeOf(server, uri);
    const taken = sql.begin((tx) =>
      takeFactor(tx, { key: next, now: server.deps.clock() }, 'demo', code),
    );
    expect(await taken).toBe(true);
  });

  test('is switched off with the password and a code, and a mail tells it', async () => {
    const { headers, uri } = await withFactor(server);
    await server.mails();
    const end = (body: object) => server.send(endpoints.endSecondFactor, headers, { body });
    const code = codeOf(server, uri);
    expect(refusalIn(await end({ password: 'nope', code })).code).toBe('NotAuthorizedException');
    expect(refusalIn(await end({ password, code: '000000' })).code).toBe('CodeMismatchException');
    expect((await end({ password, code })).statusCode).toBe(200);
    expect((await server.login(email, password)).statusCode).toBe(200);
    const [mail] = await server.mails();
    expect(mail?.subject).toContain('no longer asked for');
    expect(await state(headers)).toEqual({
      on_since: null,
      recovery_codes_left: 0,
      needed_by: null,
    });
  });

  test('gets other recovery codes, and those of before end', async () => {
    const { headers, uri, recovery_codes } = await withFactor(server);
    const renew = (body: object) => server.send(endpoints.renewRecoveryCodes, headers, { body });
    const wrong = await renew({ password: 'nope', code: '000000' });
    expect(refusalIn(wrong).code).toBe('NotAuthorizedException');
    const mistyped = await renew({ password, code: '000000' });
    expect(refusalIn(mistyped).code).toBe('CodeMismatchException');
    const fresh = (await renew({ password, code: codeOf(server, uri) })).json().result;
    const tries = [recovery_codes[0], fresh.recovery_codes[0]];
    const answers = [];
    for (const code of tries) answers.push(await confirm(server, await pendingOf(server), code));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([400, 200]);
  });
});
