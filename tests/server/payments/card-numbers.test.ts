import { PassThrough } from 'node:stream';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { holdsCardNumber } from '#core/rules';
import { createLog } from '../../../server/log.ts';
import { testServer } from '../../support/server.ts';
import { cards, paymentClient, securityCode } from './support.ts';

let server: Awaited<ReturnType<typeof testServer>>;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

test('a body that holds a card number anywhere is refused, and its number is not said again', async () => {
  const client = await paymentClient(server);
  const begun = await client.intent(await client.orderBody());
  const given = { payment_instrument_id: 'NEW', card: { token: cards.success, save: false } };
  const extra = { payment_instrument_id: 'NEW', card_number: '4111111111111111' };
  for (const more of [given, extra, { ...given, order: { vendor_id: '4111111111111111' } }]) {
    const answer = await client.askConfirm(begun, more);
    expect(answer.statusCode).toBe(400);
    expect(holdsCardNumber(answer.body)).toBe(false);
  }
  const order = await client.orderBody();
  const noted = { ...order, order: { ...order.order, description: 'pay 5555-5555-5555-4444' } };
  const answer = await client.askIntent(noted, 'a-key-of-sixteen-or-more');
  expect(answer.json().errors[0]).toMatchObject({
    code: 'CardNumberRefused',
    meta: { field: 'body.order.order.description' },
  });
});

test('no number, code or token of a card is in the database or in a log', async () => {
  const said = new PassThrough();
  let log = '';
  said.on('data', (chunk) => {
    log += chunk;
  });
  Object.assign(server.deps, { log: createLog('debug', said) });
  const client = await paymentClient(server, 'merchant');
  const tokens: string[] = [];
  for (const number of Object.values(cards)) {
    const begun = await client.intent(await client.orderBody());
    const { token } = (await client.tokenFor(begun, number)).json();
    tokens.push(token);
    await client.askConfirm(begun, { payment_instrument_id: 'NEW', card: { token, save: true } });
    await client.pay(await client.intent(await client.orderBody()), number, true);
  }
  const kept = (await dump()) + log;
  expect(holdsCardNumber(kept)).toBe(false);
  const digits = Object.values(cards).map((number) => number.replaceAll(' ', ''));
  for (const secret of [...digits, ...Object.values(cards), ...tokens]) {
    expect(kept).not.toContain(secret);
  }
  expect(kept).not.toMatch(new RegExp(`"(code|cvv|cvc|security)[^"]*":"?${securityCode}`));
});

/** Every row of every table, as text. */
async function dump(): Promise<string> {
  const tables = await server.sql<{ name: string }[]>`
    select tablename as name from pg_tables where schemaname = 'public'`;
  const rows = await Promise.all(
    tables.map(
      ({ name }) => server.sql`select row_to_json(t)::text as row from ${server.sql(name)} t`,
    ),
  );
  return rows
    .flat()
    .map(({ row }) => row)
    .join('\n');
}
