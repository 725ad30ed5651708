import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Mistyped, readWords } from '../../../scripts/operator/read.ts';
import { useCases } from '../../../server/operator/use-cases.ts';
import { type FreshDatabase, freshDatabase } from '../../support/database.ts';
import { fromSources } from '../../support/sources.ts';

const script = fileURLToPath(new URL('../../../scripts/operator.ts', import.meta.url));
let database: FreshDatabase;
let folder = '';
beforeAll(async () => {
  database = await freshDatabase();
  folder = await mkdtemp(join(tmpdir(), 'rider-portal-operator-'));
});
afterAll(async () => {
  await database.drop();
  await rm(folder, { recursive: true });
});

/** What the command says and how it ends, as somebody at the machine runs it. */
function command(...words: string[]): Promise<{ code: number; out: string; err: string }> {
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const env = {
    ...{ PATH, NODE_COMPILE_CACHE, DATABASE_URL: database.url, TOKEN_SECRET: 't'.repeat(32) },
    ...{ DEMO: 'true', SMTP_URL: 'smtp://localhost:1' },
  };
  return new Promise((resolve) => {
    execFile(process.execPath, fromSources(script, ...words), { env }, (cause, out, err) => {
      resolve({ code: typeof cause?.code === 'number' ? cause.code : 0, out, err });
    });
  });
}

const entries = () => database.sql<{ by: string; via: string; action: string }[]>`
  select by, via, action from audit_entries order by id`;
const asHere = (action: string) => ({ by: userInfo().username, via: 'command', action });

test('a merchant is made and closed from the terminal, each under the name of who typed it', async () => {
  const outlet = ['Mei Tanjong Pagar', '+6562200155', '1 Raffles Place', '1.2841', '103.8515'];
  const made = await command('merchants', 'create', 'sg', 'Mei', 'mei@bakery.example', ...outlet);
  expect([made.code, made.err]).toEqual([0, '']);
  const file = join(folder, 'merchants.json');
  expect((await command('merchants', 'list', '--search', 'mei', '--out', file)).code).toBe(0);
  const { merchants } = JSON.parse(await readFile(file, 'utf8'));
  expect(merchants).toMatchObject([{ name: 'Mei', outlets: 1, is_open: true }]);
  expect((await stat(file)).mode & 0o777, 'nobody else may read it').toBe(0o600);
  const closed = await command('outlets', 'close', merchants[0].merchant_id, '--json');
  expect(JSON.parse(closed.out).outlets).toHaveLength(2);
  expect(await entries()).toEqual([asHere('merchants create'), asHere('outlets close')]);
});

test('what cannot be done is said in a sentence, and leaves no entry', async () => {
  const before = await entries();
  const unknown = await command('outlets', 'close', 'nowhere');
  expect([unknown.code, unknown.err]).toEqual([1, 'There is no outlet nowhere. (outletId)\n']);
  const wrong = await command('outlets', 'close', 'one', 'two');
  expect(wrong.err).toBe('"two" is one word too many.\n--help says what the command takes.\n');
  expect((await command('dance')).code).toBe(2);
  expect((await command('outlets', 'close', '--help')).out).toContain('--outlet-id');
  expect(await entries()).toEqual(before);
});

test('an operator is added once, with what they sign in with, and removed', async () => {
  const added = await command('add', 'Ann@Example.com');
  expect([added.code, added.err]).toEqual([0, '']);
  expect(added.out).toMatch(/otpauth:\/\/totp\//);
  const kept = JSON.stringify(await database.sql`select * from operators`);
  expect(kept).not.toContain(/Password: (\S+)/.exec(added.out)?.[1]);
  const twice = await command('add', 'ann@example.com');
  expect([twice.code, twice.err]).toEqual([1, 'ann@example.com is an operator already.\n']);
  expect((await command('remove', 'ann@example.com')).out).toContain('no operator any more');
  expect(await database.sql`select 1 from operators`).toEqual([]);
});

const caseOf = (words: string) => {
  const found = useCases.find(({ command: each }) => each === words);
  if (!found) throw new Error(`there is no command ${words}`);
  return found;
};

test('numbers below zero, moments and files are read as what they are', async () => {
  const outlet = ['Nairobi', '+254712345678', 'Moi Avenue', '-1.2841', '36.8155'];
  const { input } = readWords(caseOf('outlets add'), ['m4pk', ...outlet]);
  expect(input.body).toMatchObject({ latitude: -1.2841, longitude: 36.8155 });
  const named = readWords(caseOf('outlets add'), [
    'm4pk',
    ...outlet.slice(0, 3),
    '36.8',
    '--latitude',
    '-1.3',
  ]);
  expect(named.input.body).toMatchObject({ latitude: -1.3, longitude: 36.8 });
  const flag = ['sg', 'planned_maintenance', 'on', '--from', '2027-01-31T22:00+08:00'];
  expect(readWords(caseOf('flags set'), flag).input.body).toEqual({
    value: 'on',
    from: 1801404000,
  });
  const csv = join(folder, 'outlets.csv');
  await writeFile(csv, 'name\nOne\n');
  expect(readWords(caseOf('outlets import'), ['m4pk', csv]).input.body).toEqual({
    csv: 'name\nOne\n',
  });
  const missing = () => readWords(caseOf('outlets import'), ['m4pk', join(folder, 'none')]);
  expect(missing).toThrow(Mistyped);
});
