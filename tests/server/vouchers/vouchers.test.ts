import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { endpoints } from '#schemas';
import { testServer } from '../../support/server.ts';
import { voucherClient } from './support.ts';

let server: Awaited<ReturnType<typeof testServer>>;
let client: Awaited<ReturnType<typeof voucherClient>>;
beforeAll(async () => {
  server = await testServer();
  client = await voucherClient(server);
});
afterAll(() => server.close());
// Everybody may try ten codes a minute.
beforeEach(() => server.pass(61));

const codeOf = (answer: { json: () => { errors?: { code: string }[] } }) =>
  answer.json().errors?.[0]?.code;

test.each([
  ['WELCOME2', (fee: number) => fee - 2],
  ['SAVE20', (fee: number) => Number((fee * 0.8).toFixed(2))],
  ['FREERIDE', () => 0],
  ['PANDAN3', (fee: number) => fee - 3],
])('%s is taken off the fee', async (code, left) => {
  const body = await client.bodyFor();
  const answer = await client.validate(code, body);
  const quote = endpoints.validateVoucher.result.parse(answer.json().result);
  expect(quote.voucher.code).toBe(code);
  expect(quote.delivery_fee).toBeCloseTo(left(body.delivery_fee), 2);
});

test('a code is the same in any case and with blanks around it', async () => {
  const answer = await client.validate(' welcome2 ', await client.bodyFor());
  expect(answer.json().result.voucher).toEqual({ code: 'WELCOME2', amount: 2, type: 'amount' });
});

test.each(['NOSUCH', 'LASTYEAR', 'SEASIDE3', 'SABAIDEE'])('%s does not hold here', async (code) => {
  const answer = await client.validate(code, await client.bodyFor());
  expect([answer.statusCode, codeOf(answer)]).toEqual([409, 'VoucherInvalid']);
  expect(answer.json().errors[0].meta).toEqual({
    translation_key: 'voucher.error.validation.message',
    field: 'body.code',
  });
});

test('a voucher that has run out when the order is wanted does not hold', async () => {
  const body = await client.bodyFor();
  const now = Math.floor(Date.now() / 1000);
  await client.add({ code: 'TODAY', type: 'amount', amount: 1, valid_until: now + 86_400 });
  expect((await client.validate('TODAY', body, now)).statusCode).toBe(200);
  expect(codeOf(await client.validate('TODAY', body, now + 86_401))).toBe('VoucherInvalid');
});

test('a voucher on a fee that has expired, or that nobody signed, is refused', async () => {
  const body = await client.bodyFor();
  expect(codeOf(await client.validate('SAVE20', { ...body, signature: 'x' }))).toBe(
    'SignatureInvalid',
  );
  server.pass(301);
  expect(codeOf(await client.validate('SAVE20', body))).toBe('SignatureExpired');
});

test('what is no code is refused before anything is looked up', async () => {
  for (const code of ['', 'x'.repeat(41), "a' or 1=1"]) {
    expect((await client.validate(code, await client.bodyFor())).statusCode).toBe(400);
  }
});

test('where vouchers are off, none holds', async () => {
  await server.sql`insert into feature_flags (deployment, name, value) values ('sg', 'voucher', false)`;
  expect(codeOf(await client.validate('SAVE20', await client.bodyFor()))).toBe('VoucherInvalid');
  await server.sql`delete from feature_flags`;
});

test('codes cannot be guessed: ten a minute', async () => {
  const body = await client.bodyFor();
  for (let nth = 0; nth < 10; nth += 1) await client.validate(`GUESS${nth}`, body);
  const answer = await client.validate('WELCOME2', body);
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([429, expect.anything()]);
});

test('a voucher says what it is to those who may use it', async () => {
  expect((await client.get('pandan3')).json().result).toEqual({
    code: 'PANDAN3',
    amount: 3,
    type: 'amount',
  });
  const answer = await client.get('SEASIDE3');
  expect([answer.statusCode, codeOf(answer)]).toEqual([404, 'VoucherUnknown']);
  const stranger = await voucherClient(server, 'stranger');
  expect((await stranger.get('SEASIDE3')).statusCode).toBe(200);
  expect(codeOf(await stranger.get('PANDAN3'))).toBe('VoucherUnknown');
});
