import { globSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FreshDatabase, freshDatabase } from '../../support/database.ts';

let database: FreshDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.drop());

type Column = { name: string; type: string };

/** Columns of today's schema by `table.column`, of those names. */
async function columns(pattern: string): Promise<Column[]> {
  const rows = await database.sql<Column[]>`
    select table_name || '.' || column_name as name, data_type as type
    from information_schema.columns
    where table_schema = 'public' and column_name ~ ${pattern} order by 1`;
  return [...rows];
}
const otherThan = (all: readonly Column[], types: readonly string[]) =>
  all.filter(({ type }) => !types.includes(type)).map(({ name }) => name);

/** Of sign-in and what belongs to it: as they were when an instance of the version before had to go on beside each new one. None may join them. */
const calendarMoments = [
  'account_mails.asked_at',
  'address_book.saved_at',
  'bulk_jobs.leased_until',
  'known_sources.seen_at',
  'login_failures.failed_at',
  'mail_queue.created_at',
  'mail_queue.next_try_at',
  'migrations.applied_at',
  'password_resets.expires_at',
  'password_resets.made_at',
  'place_memory.seen_at',
  'place_source.finished_at',
  'refresh_tokens.issued_at',
  'refresh_tokens.received_at',
  'refresh_tokens.used_at',
  'registrations.created_at',
  'registrations.expires_at',
  'sessions.created_at',
  'sessions.expires_at',
  'sessions.revoked_at',
  'socket_tickets.expires_at',
  'users.created_at',
];

test('law: a moment is a double precision of Unix seconds, wherever it is kept', async () => {
  const moments = await columns('(^|_)(at|until|from|since|after|time)$');
  expect(moments.length).toBeGreaterThan(30);
  // What an entry of the audit says that something was afterwards, and several moments in one.
  const others = ['audit_entries.after', 'webhooks.earlier_until'];
  const named = moments.filter(({ name }) => !others.includes(name));
  expect(otherThan(named, ['double precision'])).toEqual(calendarMoments);
  const typed = await database.sql<Column[]>`
    select table_name || '.' || column_name as name, data_type as type
    from information_schema.columns where table_schema = 'public'
      and (data_type like 'time%' or data_type in ('date', 'interval')) order by 1`;
  expect(typed.map(({ name }) => name)).toEqual(
    [...calendarMoments, 'pickup_codes.day'].toSorted(),
  );
});

test('law: money is a bigint of minor units, save what the version before reads', async () => {
  const sums = await columns('amount|fee|price|cost|refunded|charge|_minor$');
  expect(otherThan(sums, ['bigint'])).toEqual([
    'bulk_rows.delivery_fee',
    'payment_intents.amount',
    // When it was, and not how much.
    ...['payment_intents.refunded_at', 'sandbox_charges.amount', 'sandbox_charges.refunded'],
    ...['sandbox_charges.refunded_at', 'vouchers.amount'],
  ]);
});

test('law: the server turns a moment into a date in few places, each for somebody who takes nothing else', () => {
  const root = new URL('../../../', import.meta.url);
  const found = globSync('{server,plugins}/**/*.ts', { cwd: root })
    .filter((file) => /new Date\(/.test(readFileSync(new URL(file, root), 'utf8')))
    .toSorted();
  expect(found).toEqual([
    ...['plugins/helpcenter/server.ts', 'server/clock.ts', 'server/db/connect.ts'],
    ...['server/demo/moments.ts', 'server/embedded/tokens.ts', 'server/guests/tokens.ts'],
    // A header says until when a call is there, in the words of HTTP.
    ...['server/history/zip.ts', 'server/http/deprecation.ts', 'server/identity/tokens.ts'],
    'server/mail/transport.ts',
    ...[
      'server/map/import/import-map.ts',
      'server/oidc/logout-token.ts',
      'server/site/well-known.ts',
    ],
    // The standard of webhooks says moments so.
    ...['server/webhooks/deliver.ts', 'server/webhooks/signature.ts'],
  ]);
});
