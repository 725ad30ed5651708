import { afterAll, beforeAll, expect, test } from 'vitest';
import { type CountryParameter, countryParameters } from '#schemas';
import { guestOf } from '../../support/guests.ts';
import { testServer } from '../../support/server.ts';

let server: Awaited<ReturnType<typeof testServer>>;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const ask = (name: string, headers: Record<string, string>) =>
  server.app.inject({ url: `/orders/api/v1/get-country-parameter/${name}`, headers });

/** What each deployment says, as the text that the specification has it be. */
const said: Record<string, Record<CountryParameter, RegExp>> = {
  sg: {
    serviceHours: /^\d{4}:\d{4}$/,
    onlinePaymentActivated: /^true$/,
    orderItemValueExceedLimit: /^500$/,
    paymentMethods: /^[A-Z_]+(\|[A-Z_]+)*\|ONLINE_PAYMENT$/,
    allOutletOrders: /^true$/,
  },
  la: {
    serviceHours: /^0000:0000$/,
    onlinePaymentActivated: /^false$/,
    orderItemValueExceedLimit: /^2000000$/,
    paymentMethods: /^CASH_ON_DELIVERY\|PAID$/,
    allOutletOrders: /^true$/,
  },
};

test.each(countryParameters.flatMap((name) => [['sg', name] as const, ['la', name] as const]))(
  'in %s, %s is a text of the market',
  async (deployment, name) => {
    const { headers } = await server.signIn('merchant', deployment);
    const answer = await ask(name, headers);
    expect(answer.statusCode).toBe(200);
    expect(answer.json().result).toMatch(said[deployment]?.[name] ?? /never/);
  },
);

test('guests are told too; a setting that nobody knows is refused, and so is nobody', async () => {
  expect((await ask('serviceHours', await guestOf(server, 'sg'))).statusCode).toBe(200);
  const { headers } = await server.signIn();
  const unknown = await ask('tax', headers);
  expect([unknown.statusCode, unknown.json().errors[0].meta.field]).toEqual([400, 'params.name']);
  expect((await ask('serviceHours', { host: 'sg.localhost' })).statusCode).toBe(401);
});
