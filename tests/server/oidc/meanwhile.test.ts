import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { connect, type Sql } from '../../../server/db/connect.ts';
import { refusalIn } from '../access/support.ts';
import { codeOf, confirm, withFactor } from '../account/support.ts';
import { insiders, type OidcServer, offer, oidcServer, sendLogout, traveller } from './support.ts';

let server: OidcServer;
/** On a pool of its own: the server's refuses anyone who asks it inside of one of its transactions. */
let beside: Sql;
beforeEach(async () => {
  server = await oidcServer();
  server.provider.sid = 's1';
  beside = connect(server.url, { max: 1 });
});
afterEach(async () => {
  await beside.end();
  await server.close();
});

const end = async (about: object, host?: string) => {
  const { statusCode } = await sendLogout(server, server.provider.logoutToken({ ...about }), host);
  expect(statusCode).toBe(200);
};

/** What keeps somebody out who is on their way in. */
const ends: [string, () => PromiseLike<unknown>][] = [
  ['the provider says that they are gone', () => end({ sub: 'mei-at-work' })],
  ['the provider says that their session there is over', () => end({ sid: 's1' })],
  [
    'they are taken out of an outlet',
    () => server.sql`delete from memberships where user_id = 'demo'`,
  ],
  ['they took the provider back', () => server.sql`update oidc_links set off_since = 1`],
  ['an operator forgot the provider', () => server.sql`delete from oidc_links`],
];

/** How many wait for what another transaction holds. */
const waiting = async (wanted: number) =>
  expect
    .poll(
      () => server.sql`select 1 from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`,
      { interval: 20 },
    )
    .toHaveLength(wanted);

/** Has something happen while a sign-in waits for its person, who another transaction holds. */
async function whileWaiting<T>(signIn: () => Promise<T>, happens: () => PromiseLike<unknown>) {
  return beside.begin(async (tx) => {
    await tx`select 1 from users where id = 'demo' for update`;
    const answer = signIn();
    await waiting(1);
    await happens();
    return { answer };
  });
}

/** Nobody came in by the provider. */
const noneCame = async () =>
  expect(
    await server.sql`select 1 from sessions where through is not null and revoked_at is null`,
  ).toEqual([]);

describe('somebody who is on their way in does not arrive', () => {
  test.each(ends)('when %s as their session begins', async (_, happens) => {
    const browser = traveller(server);
    const { code } = await browser.arrive();
    const { answer } = await whileWaiting(() => browser.finish(code), happens);
    expect(refusalIn(await answer)).toMatchObject({
      ...{ code: 'ExpiredCodeException', translation_key: 'arrive.over' },
    });
    await noneCame();
  });

  test.each(ends)('when %s as the session after their code begins', async (_, happens) => {
    const { uri } = await withFactor(server);
    const browser = traveller(server);
    const step = refusalIn(await browser.finish((await browser.arrive()).code));
    const pending = String(step.values?.pending);
    const { answer } = await whileWaiting(
      () => confirm(server, pending, codeOf(server, uri)),
      happens,
    );
    expect(refusalIn(await answer).code).toBe('ExpiredCodeException');
    await noneCame();
  });

  test.each(ends.slice(0, 2))('when %s as their code is exchanged', async (_, happens) => {
    server.provider.twist = { meanwhile: happens };
    const browser = traveller(server);
    const { code } = await browser.arrive();
    expect(refusalIn(await browser.finish(code)).code).toBe('ExpiredCodeException');
    expect(await insiders(server)).toMatchObject({ sessions: 0 });
  });

  test.each(ends.slice(2))(
    'when %s, though what they came by was kept after',
    async (_, happens) => {
      const browser = traveller(server);
      const { code } = await browser.arrive();
      await happens();
      expect(refusalIn(await browser.finish(code)).code).toBe('ExpiredCodeException');
      await noneCame();
    },
  );

  test.each(ends.slice(0, 2))('when %s as their session is being stored', async (_, happens) => {
    const browser = traveller(server);
    const { code } = await browser.arrive();
    const done = await beside.begin(async (tx) => {
      await tx`lock table sessions in share mode`;
      const signingIn = browser.finish(code);
      await waiting(1);
      const ending = happens();
      await Promise.race([waiting(2), ending]);
      return { all: Promise.all([signingIn, ending]) };
    });
    await done.all;
    await noneCame();
  });
});

test('who signs in after that is let in', async () => {
  await end({ sub: 'mei-at-work' });
  server.pass(1);
  const browser = traveller(server);
  expect((await browser.finish((await browser.arrive()).code)).statusCode).toBe(200);
});

test('it keeps out nobody else, and nobody of a deployment that is another client', async () => {
  const browser = traveller(server);
  const { code } = await browser.arrive();
  offer(server, server.provider, { deployment: 'bulgaria', clientId: 'another' });
  const { answer } = await whileWaiting(
    () => browser.finish(code),
    async () => {
      await end({ sub: 'somebody-else' });
      await end({ sub: 'mei-at-work', sid: 's2' });
      server.provider.twist = { logout: { aud: 'another' } };
      await end({ sub: 'mei-at-work' }, 'bulgaria.localhost');
    },
  );
  expect((await answer).statusCode).toBe(200);
});
