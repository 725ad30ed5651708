import { afterEach, expect, test } from 'vitest';
import { setWindow, switchFlag } from '../../../server/flags/switch.ts';
import { testServer } from '../../support/server.ts';

let server: Awaited<ReturnType<typeof testServer>> | undefined;
afterEach(() => server?.close());

const json = { accept: 'application/json' };

async function serve(env: Record<string, string> = {}) {
  const made = await testServer({ now: 1_800_000_000, env });
  server = made;
  const ask = async (host = 'sg.localhost') =>
    (await made.app.inject({ url: '/status', headers: { ...json, host } })).json();
  const page = async (host: string) =>
    made.app.inject({ url: '/status', headers: { accept: 'text/html,*/*', host } });
  return { ...made, ask, page };
}

test('all is well, and what is not offered is said to be off', async () => {
  const { ask } = await serve();
  expect(await ask()).toEqual({
    status: 'ok',
    deployment: 'sg',
    parts: {
      ...{ database: 'ok', fleet: 'ok', payments: 'ok' },
      ...{ mail: 'ok', messages: 'ok', webhooks: 'ok' },
    },
    maintenance: null,
    looked_at: 1_800_000_000,
  });
});

test('without the demo, what nobody configured is off', async () => {
  const { ask } = await serve({ DEMO: 'false', DISPATCHER: 'none' });
  expect((await ask()).parts).toMatchObject({
    ...{ fleet: 'off', payments: 'off', mail: 'off', messages: 'off' },
  });
});

test('the page says the same in the language and the name of the deployment, and needs no script', async () => {
  const { page, sql } = await serve();
  await setWindow(sql, 'kw', 'planned_maintenance', {
    value: true,
    from: 1_800_000_600,
    until: 1_800_004_200,
  });
  const { body, headers, statusCode } = await page('kw.localhost');
  expect(statusCode).toBe(200);
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(headers['content-security-policy']).toContain("default-src 'none'");
  expect(body).toContain('<html lang="ar" dir="rtl">');
  expect(body).toContain('كل شيء يعمل');
  expect(body).toContain('11:10');
  expect(body).toContain('12:10');
  expect(body).not.toContain('<script');
  const inSingapore = (await page('sg.localhost')).body;
  expect(inSingapore).toContain('<h1>Status of Hopper</h1>');
  expect(inSingapore, 'the day before the month').toMatch(/15 Jan,? /);
});

test('planned work is told before it begins, with its end, and is the status while it lasts', async () => {
  const { ask, sql, pass } = await serve();
  await setWindow(sql, 'sg', 'planned_maintenance', {
    value: true,
    from: 1_800_000_600,
    until: 1_800_004_200,
  });
  const work = { from: 1_800_000_600, until: 1_800_004_200 };
  expect(await ask()).toMatchObject({ status: 'ok', maintenance: { ...work, now: false } });
  expect(await ask('la.localhost')).toMatchObject({ maintenance: null });
  pass(601);
  expect(await ask()).toMatchObject({ status: 'maintenance', maintenance: { ...work, now: true } });
  pass(4000);
  expect(await ask()).toMatchObject({ status: 'ok', maintenance: null });
  await switchFlag(sql, 'sg', 'unplanned_maintenance', true);
  pass(6);
  const open = { now: true, from: null, until: null };
  expect(await ask()).toMatchObject({ status: 'maintenance', maintenance: open });
});

test('work that lies untouched, or keeps failing, makes its part slow; what waits its turn and webhooks that others refuse do not', async () => {
  const { ask, sql, pass } = await serve();
  const now = 1_800_000_000;
  const failing = (kind: string, count: number) => sql`
    insert into errands (kind, payload, tries, reason, due_at, created_at)
    select ${kind}::text, '{}', 4, 'refused', ${now + 900}, ${now - 60} from generate_series(1, ${count})`;
  await failing('mail', 2);
  await failing('message', 2);
  await failing('webhook', 9);
  await sql`insert into errands (kind, about, payload, due_at, created_at) values
    ('webhook', 'one', '{}', ${now + 300}, ${now - 600}), ('webhook', 'one', '{}', ${now - 600}, ${now - 600})`;
  expect((await ask()).parts).toMatchObject({
    mail: 'ok',
    messages: 'ok',
    webhooks: 'ok',
    fleet: 'ok',
  });
  await failing('mail', 1);
  await failing('message', 1);
  await sql`insert into errands (kind, payload, due_at, created_at) values ('dispatch', '{}', ${now - 90}, ${now - 90})`;
  pass(6);
  expect(await ask()).toMatchObject({
    status: 'limited',
    parts: {
      ...{ database: 'ok', mail: 'limited', messages: 'limited' },
      ...{ webhooks: 'ok', fleet: 'limited', payments: 'ok' },
    },
  });
});

test('however many ask, the database is asked once in five seconds; what it cannot tell is not known', async () => {
  const { ask, sql, pass } = await serve();
  const before = await ask();
  await sql`insert into errands (kind, payload, due_at, created_at) values ('mail', '{}', 0, 0)`;
  pass(4);
  expect(await Promise.all(Array.from({ length: 50 }, () => ask()))).toEqual(
    Array.from({ length: 50 }, () => before),
  );
  pass(2);
  expect((await ask()).parts.mail).toBe('limited');
  await sql.end({ timeout: 0 });
  pass(6);
  expect(await ask()).toMatchObject({
    status: 'down',
    parts: { database: 'down', mail: 'unknown', fleet: 'unknown' },
  });
});
