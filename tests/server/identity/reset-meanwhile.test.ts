import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect } from '../../../server/db/connect.ts';
import { endSessionsOf } from '../../../server/identity/sessions.ts';
import { testServer } from '../../support/server.ts';

let server: Awaited<ReturnType<typeof testServer>>;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const login = (password: string) =>
  server.app.inject({
    ...{ method: 'POST', url: '/orders/api/v1/login', headers: { host: 'sg.localhost' } },
    payload: { email_address: 'demo@example.com', password },
  });

/** Those who wait for a row that another transaction changes. */
const waiting = () =>
  server.sql`select 1 from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`;

const someoneWaits = async () => expect.poll(waiting, { interval: 20 }).toHaveLength(1);

test('a sign-in with the old password does not outlive a new one that is set meanwhile', async () => {
  let signingIn: ReturnType<typeof login> | undefined;
  // On a pool of its own: the server's refuses anyone who asks it inside of one of its transactions.
  const beside = connect(server.url, { max: 1 });
  await beside.begin(async (tx) => {
    await tx`update users set password_hash = 'another' where id = 'demo'`;
    await endSessionsOf(tx, 'demo', server.deps.clock());
    signingIn = login('Demo!2026');
    // The old password still fits, since the new one is not committed; the session has to wait for it.
    await Promise.race([someoneWaits(), signingIn]);
  });
  await beside.end();
  const answer = await signingIn;
  expect(answer?.json().errors?.[0].code).toBe('NotAuthorizedException');
  expect(await server.sql`select 1 from sessions where revoked_at is null`).toEqual([]);
});

test('all sessions of a person end with one statement, and each is told of', async () => {
  const open = await Promise.all(['a', 'b', 'c'].map(() => server.signIn('stranger')));
  const heard: string[] = [];
  const stopListening = await server.sql.listen('session_ended', (id) => void heard.push(id));
  await server.sql.begin((tx) => endSessionsOf(tx, 'other', server.deps.clock()));
  const rows = await server.sql<{ id: string }[]>`select id from sessions where user_id = 'other'`;
  await expect.poll(() => heard.toSorted()).toEqual(rows.map(({ id }) => id).toSorted());
  expect(rows).toHaveLength(open.length);
  stopListening();
});
