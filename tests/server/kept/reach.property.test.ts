import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect, type Sql } from '../../../server/db/connect.ts';
import { switchFlag } from '../../../server/flags/switch.ts';
import { endSession } from '../../../server/identity/sessions.ts';
import { keptAnswers } from '../../../server/kept/index.ts';
import { law } from '../../support/property.ts';
import { testServer } from '../../support/server.ts';
import { appOf } from '../account/support.ts';
import { nearby, orderClient, vendorId } from '../orders/support.ts';

let server: Awaited<ReturnType<typeof testServer>>;
/** Another instance, or an operator. */
let elsewhere: Sql;
let stops: (() => void)[];
/** What our instance was told, and how often its ears were closed. */
const marks = new Set<string>();
let closings = 0;

beforeAll(async () => {
  server = await testServer({ env: { RATE_LIMIT: '1000000' } });
  elsewhere = connect(server.url);
  const stop = (await keptAnswers.start?.(server.deps)) ?? (async () => undefined);
  const closed = () => {
    closings += 1;
  };
  const forget = await server.sql.listen('marks', (mark) => marks.add(mark), undefined, closed);
  stops = [() => void stop(), forget];
});
afterAll(async () => {
  for (const stop of stops) stop();
  await elsewhere.end({ timeout: 1 });
  await server.close();
});

type Client = Awaited<ReturnType<typeof orderClient>>;

const look = async (client: Client) => (await client.call('GET', `/vendor/${vendorId}`)).statusCode;

/** Ends the connection over which our instance hears. */
async function cutListener(): Promise<void> {
  const before = closings;
  const cut = async () => {
    await elsewhere`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and query ilike 'listen %'`;
    return closings;
  };
  await expect.poll(cut, { interval: 20 }).toBeGreaterThan(before);
}

/** Does it there, and waits until our instance has heard of something that was announced later. */
async function announced(change: () => PromiseLike<unknown>): Promise<void> {
  await change();
  const mark = randomUUID();
  const heard = async () => {
    await elsewhere`select pg_notify('marks', ${mark})`;
    return marks.has(mark);
  };
  await expect.poll(heard, { interval: 5 }).toBe(true);
}

const takeAway = (sql: Sql) => sql`
  delete from memberships where user_id = 'demo' and vendor_id = 'm4pk'`;
const giveBack = (sql: Sql) => sql`
  insert into memberships (user_id, vendor_id) values ('demo', 'm4pk') on conflict do nothing`;

const acts = fc.array(
  fc.record({
    what: fc.constantFrom('take', 'give', 'look', 'look', 'cut'),
    here: fc.boolean(),
  }),
  { maxLength: 12 },
);

test(
  'an outlet that was taken away and a session that ended open nothing once it was announced, here at once',
  () =>
    law(
      fc.asyncProperty(acts, fc.boolean(), async (story, endsHere) => {
        await giveBack(server.sql);
        const client = await orderClient(server);
        let reaches = true;
        for (const { what, here } of story) {
          if (what === 'cut') await cutListener();
          if (what === 'take' || what === 'give') {
            const act = what === 'take' ? takeAway : giveBack;
            const changes = reaches === (what === 'take');
            if (here || !changes) await act(server.sql);
            else await announced(() => act(elsewhere));
            reaches = what === 'give';
          }
          expect(await look(client)).toBe(reaches ? 200 : 404);
        }
        if (endsHere) await client.call('POST', '/logout', {});
        else {
          const ids = await elsewhere<{ id: string }[]>`
          select id from sessions where revoked_at is null`;
          const now = server.deps.clock();
          await announced(async () => {
            for (const { id } of ids) await endSession(elsewhere, id, now);
          });
        }
        expect(await look(client)).toBe(401);
      }),
      { runs: 12 },
    ),
  120_000,
);

test('answers are kept, and a vendor, its areas and flags that change here hold at once', async () => {
  const client = await orderClient(server);
  await giveBack(server.sql);
  const isKept = async () => {
    await client.create(await client.bodyFor());
    const vendor = await server.deps.kept.vendors.get(vendorId, async () => undefined);
    return vendor !== undefined;
  };
  await expect.poll(isKept).toBe(true);
  await server.sql`update vendors set is_active = false where id = ${vendorId}`;
  const closed = await client.create(await client.bodyFor());
  expect(closed.json().errors[0].code).toBe('VendorUnavailable');
  await server.sql`update vendors set is_active = true where id = ${vendorId}`;
  expect((await client.create(await client.bodyFor())).statusCode).toBe(200);

  const far = [
    [
      [10, 10],
      [10, 11],
      [11, 11],
      [10, 10],
    ],
  ];
  await server.sql`insert into place_source (id, attribution) values ('far', 'far')`;
  const geometry = JSON.stringify({ type: 'Polygon', coordinates: far });
  await server.sql`insert into delivery_area (id, name, country, vendor_id, geometry, source)
    values ('far', 'far', 'SG', ${vendorId}, ${geometry}::text::jsonb, 'far')`;
  const outside = await client.create(await client.bodyFor());
  expect(outside.json().errors[0].code).toBe('OutsideDeliveryArea');
  await server.sql`delete from delivery_area where id = 'far'`;
  expect((await client.create(await client.bodyFor())).statusCode).toBe(200);
  expect((await client.quote(nearby)).fee).toBeGreaterThan(0);

  const { flags } = server.deps.kept;
  const delayed = () => flags.get('sg', async () => undefined);
  await switchFlag(server.sql, 'sg', 'delayed-cancellation', true);
  expect(await delayed()).toBeUndefined();
  await switchFlag(server.sql, 'sg', 'delayed-cancellation', null);
});

test('the list of outlets has the name that was changed, here at once and from elsewhere once it was announced', async () => {
  const client = await orderClient(server);
  const listed = async () => (await client.call('GET', '/vendors')).body;
  const rename = (sql: Sql, name: string) =>
    sql`update vendors set name = ${name} where id = ${vendorId}`;
  expect(await listed()).not.toContain('Changed');
  await rename(server.sql, 'Changed here');
  expect(await listed()).toContain('Changed here');
  await announced(() => rename(elsewhere, 'Changed elsewhere'));
  expect(await listed()).toContain('Changed elsewhere');
});

test('that everybody needs codes, and that somebody has them, holds here at once and elsewhere once it was announced', async () => {
  const client = await orderClient(server);
  const ask = (sql: Sql) =>
    sql`insert into required_codes ${sql([{ vendor_id: 'm4pk', since: 1, required_by: null }])}`;
  const takeBack = (sql: Sql) => sql`delete from required_codes`;
  const lose = (sql: Sql) => sql`delete from second_factors`;
  expect(await look(client)).toBe(200);
  for (const by of [server.sql, elsewhere]) {
    const done = (change: (sql: Sql) => PromiseLike<unknown>) =>
      by === elsewhere ? announced(() => change(by)) : change(by);
    await done(ask);
    expect(await look(client)).toBe(403);
    await done((sql) => appOf({ ...server.deps, sql }, 'demo'));
    expect(await look(client)).toBe(200);
    await done(lose);
    expect(await look(client)).toBe(403);
    await done(takeBack);
    expect(await look(client)).toBe(200);
  }
});
