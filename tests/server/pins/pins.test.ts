import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { endpoints } from '#schemas';
import { forgetPins } from '../../../server/pins/retention.ts';
import { embeddedHeaders } from '../../support/embedded.ts';
import { refusalIn } from '../access/support.ts';
import { headersOf, type MembersServer, membersServer } from '../members/support.ts';
import { demo, other, shared, tablet } from './support.ts';

let server: MembersServer;
beforeEach(async () => {
  server = await membersServer();
});
afterEach(() => server.close());

const reach = async (headers: Record<string, string>) =>
  (await server.send(endpoints.listVendors, headers)).statusCode;

describe('setting a PIN', () => {
  test('needs the password and no PIN that everybody guesses, and marks the device with a cookie', async () => {
    const counter = tablet(server);
    const headers = await counter.signIn(demo);
    const wrong = await counter.setPin(headers, { ...demo, password: 'nope' });
    expect(refusalIn(wrong).code).toBe('NotAuthorizedException');
    for (const pin of ['1111', '123456', '9876', '0000']) {
      const simple = refusalIn(await counter.setPin(headers, { ...demo, pin }));
      expect(simple).toMatchObject({ code: 'PinTooSimple', field: 'body.pin' });
    }
    const answer = await counter.setPin(headers, demo);
    expect(answer.headers['set-cookie']).toMatch(
      /^rider-portal-device=[\w-]{43}; Path=\/orders; Max-Age=34560000; HttpOnly; SameSite=Strict$/,
    );
    expect(answer.json().result.pins).toMatchObject([{ is_this: true }]);
    const kept = JSON.stringify([
      await server.sql`select * from pins`,
      await server.sql`select id, encode(hash, 'escape') as hash from shared_devices`,
    ]);
    expect(kept).not.toContain(counter.cookie.split('=')[1]);
  });

  test('is not for who comes through a platform', async () => {
    const headers = await embeddedHeaders(server, { vendors: ['m4pk1'] });
    expect(refusalIn(await server.send(endpoints.listPins, headers)).code).toBe('NotAllowed');
  });
});

describe('switching', () => {
  test('signs the other in by their PIN, and who was there is no longer a minute later', async () => {
    const { counter, headers } = await shared(server);
    expect(await counter.people(headers)).toEqual(['demo', 'other']);
    const answer = await counter.switchTo(headers, other, other.pin);
    const theirs = headersOf(answer);
    expect(answer.json().result.user).toMatchObject({ id: 'other', email: other.email });
    expect(await reach(theirs)).toBe(200);
    // Other tabs learn who is here now before theirs is refused.
    expect(await reach(headers)).toBe(200);
    server.pass(61);
    expect(await reach(headers)).toBe(401);
    const [device] = (await server.send(endpoints.listDevices, theirs)).json().result.devices;
    expect(device).toMatchObject({ is_this: true, by_pin: true });
    expect((await counter.switchTo(theirs, demo, demo.pin)).statusCode).toBe(200);
  });

  test('is left to who signs in there with a password, and the PINs of both stay', async () => {
    const { counter, headers } = await shared(server);
    const theirs = await counter.signIn(other);
    server.pass(61);
    expect([await reach(headers), await reach(theirs)]).toEqual([401, 200]);
    expect(await counter.people(theirs)).toEqual(['demo', 'other']);
  });

  test('works on no other device, with or without a cookie', async () => {
    const { headers } = await shared(server);
    const elsewhere = tablet(server);
    expect(await elsewhere.people(headers)).toEqual([]);
    const answer = await elsewhere.switchTo(headers, other, other.pin);
    expect(refusalIn(answer).code).toBe('PinOver');
    await elsewhere.setPin(headers, demo);
    expect(await elsewhere.people(headers)).toEqual(['demo']);
    const there = await elsewhere.switchTo(headers, other, other.pin);
    expect(refusalIn(there).code).toBe('PinOver');
  });

  test('takes the PIN off the device after five wrong ones, however many are tried at once', async () => {
    const { counter, headers } = await shared(server);
    expect(refusalIn(await counter.switchTo(headers, other, '5555'))).toMatchObject({
      ...{ status: 403, code: 'PinWrong', field: 'body.pin', values: { count: 4 } },
    });
    const guesses = ['1000', '2000', '3000', '4000', '5000', '6000'];
    const tries = guesses.map((pin) => counter.switchTo(headers, other, pin));
    const codes = (await Promise.all(tries)).map((answer) => refusalIn(answer).code);
    expect(codes.filter((code) => code === 'PinWrong')).toHaveLength(3);
    const right = await counter.switchTo(headers, other, other.pin);
    expect(refusalIn(right).code).toBe('PinOver');
    expect(await counter.people(headers)).toEqual(['demo']);
  });

  test('counts wrong tries in a row', async () => {
    const { counter, headers } = await shared(server);
    let here = headers;
    for (let round = 0; round < 2; round += 1) {
      for (let nth = 0; nth < 4; nth += 1) await counter.switchTo(here, other, '5000');
      here = headersOf(await counter.switchTo(here, other, other.pin));
    }
    expect(await reach(here)).toBe(200);
  });
});

describe('a PIN ends', () => {
  /** Who has a PIN at the counter after something happened to the other person's. */
  async function leftAfter(happens: (theirs: Record<string, string>) => Promise<unknown>) {
    const { counter, headers } = await shared(server);
    const theirs = headersOf(await counter.switchTo(headers, other, other.pin));
    await happens(counter.headers(theirs));
    const mine = (await server.signIn()).headers;
    return counter.people(mine);
  }

  test('with a sign-out there', async () => {
    const left = await leftAfter((theirs) => server.send(endpoints.logout, theirs));
    expect(left).toEqual(['demo']);
  });

  test('with a sign-out of the device from elsewhere', async () => {
    const left = await leftAfter(async () => {
      const elsewhere = (await server.signIn('stranger')).headers;
      const { devices } = (await server.send(endpoints.listDevices, elsewhere)).json().result;
      const there = devices.find(({ by_pin }: { by_pin: boolean }) => by_pin);
      const params = { sessionId: there.session_id };
      await server.send(endpoints.signOutDevice, elsewhere, { params });
    });
    expect(left).toEqual(['demo']);
  });

  test('when it is taken off from elsewhere, by its own person alone', async () => {
    const left = await leftAfter(async () => {
      const elsewhere = (await server.signIn('stranger')).headers;
      const { pins } = (await server.send(endpoints.listPins, elsewhere)).json().result;
      const params = { deviceId: pins[0].device_id };
      await server.send(endpoints.removePin, (await server.signIn('newcomer')).headers, { params });
      const { pins: none } = (await server.send(endpoints.removePin, elsewhere, { params })).json()
        .result;
      expect(none).toEqual([]);
    });
    expect(left).toEqual(['demo']);
  });

  test('with another password, with one that has to be set again, and with the end of all sessions', async () => {
    const changed = await leftAfter((theirs) =>
      server.send(endpoints.changePassword, theirs, {
        body: { password: other.password, new_password: 'Marmots!2026' },
      }),
    );
    expect(changed).toEqual(['demo']);
    await server.sql`update users set reset_required = true where id = 'demo'`;
    expect(await server.sql`select 1 from pins`).toHaveLength(0);
  });

  test('when its person leaves everywhere', async () => {
    const left = await leftAfter((theirs) => server.send(endpoints.logoutEverywhere, theirs));
    expect(left).toEqual(['demo']);
  });

  test('when its person belongs to an outlet no more', async () => {
    const left = await leftAfter(() =>
      server.sql`delete from memberships where user_id = 'other'`.then(() => undefined),
    );
    expect(left).toEqual(['demo']);
  });

  test('when nobody used it for thirty days, and is forgotten with its device', async () => {
    const { counter } = await shared(server);
    server.pass(20 * 86_400);
    const later = (await server.signIn()).headers;
    await counter.switchTo(later, demo, demo.pin);
    server.pass(11 * 86_400);
    const mine = (await server.signIn()).headers;
    expect(await counter.people(mine)).toEqual(['demo']);
    expect(refusalIn(await counter.switchTo(mine, other, other.pin)).code).toBe('PinOver');
    server.pass(31 * 86_400);
    await forgetPins(server.sql, server.deps.clock());
    expect(await server.sql`select 1 from pins`).toHaveLength(0);
    expect(await server.sql`select 1 from shared_devices`).toHaveLength(0);
  });
});
