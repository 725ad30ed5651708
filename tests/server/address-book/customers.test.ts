import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { AddressBookEntry } from '#schemas';
import { keepCustomer } from '../../../server/address-book/repository.ts';
import { testServer } from '../../support/server.ts';
import { mei } from './support.ts';

let server: Awaited<ReturnType<typeof testServer>>;
beforeAll(async () => {
  server = await testServer();
});
beforeEach(async () => {
  await server.sql`delete from address_book`;
});
afterAll(() => server.close());

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
async function call(
  method: Method,
  path: string,
  payload?: object,
  who: Parameters<typeof server.signIn>[0] = 'merchant',
) {
  const { headers } = await server.signIn(who);
  const url = `/orders/api/v1/addressbook/${path}`;
  return server.app.inject({ method, url, headers, ...(payload && { payload }) });
}
const keep = async (customer: object = {}, vendorId = 'm4pk1') => {
  const answer = await call('POST', `customers/${vendorId}`, { ...mei, ...customer });
  return AddressBookEntry.parse(answer.json().result);
};
const find = async (query: string, vendorId = 'm4pk1') => {
  const search = new URLSearchParams({ query });
  const answer = await call('GET', `search-customers/${vendorId}?${search}`);
  const entries: AddressBookEntry[] = answer.json().result;
  return entries.map(({ name }) => name);
};

test('a customer is kept with unit, building and the rest as one address', async () => {
  const kept = await keep();
  const address = '#12-01, Tower One, 10 Bayfront Avenue, Singapore';
  expect(kept).toEqual({ ...mei, id: kept.id, address });
  const answer = await call('GET', 'search-customers/m4pk1?query=mei');
  expect(answer.json().result).toEqual([kept]);
});

test('name, phone and street are searched, in any script and any digits', async () => {
  await keep();
  await keep({ name: 'ສົມສັກ', address_text: 'ຖະໜົນລ້ານຊ້າງ', street_address: 'ຖະໜົນລ້ານຊ້າງ' });
  await keep({ name: 'فاطمة', phone_number: '+96550012345' });
  await keep({ name: '王小明', address_text: '忠孝東路 1', street_address: '忠孝東路 1' });
  expect(await find('ling ta')).toEqual(['Tan Mei Ling']);
  expect(await find('+65 9123')).toEqual(expect.arrayContaining(['Tan Mei Ling']));
  expect(await find('٥٠٠١٢')).toEqual(['فاطمة']);
  await keep({ name: 'Wang', phone_number: '0987 654 321', country_code: 'TW' });
  for (const typed of ['+886 987 654', '0987 654', '987654321'])
    expect(await find(typed)).toEqual(['Wang']);
  expect(await find('ສົມ')).toEqual(['ສົມສັກ']);
  expect(await find('ລ້ານຊ້າງ')).toEqual(['ສົມສັກ']);
  expect(await find('فاطمه')).toEqual(['فاطمة']);
  expect(await find('小明')).toEqual(['王小明']);
  expect(await find('東路')).toEqual(['王小明']);
  expect(await find('bayfrnt avenue')).toEqual(expect.arrayContaining(['Tan Mei Ling']));
  expect(await find('%_')).toEqual([]);
  expect(await find('nobody at all')).toEqual([]);
});

test('the same customer is one entry, however often they are kept', async () => {
  const once = await keep();
  const again = await keep({ name: 'TAN MEI LING', phone_number: '+65 9123 4567', notes: 'Knock' });
  expect(again.id).toBe(once.id);
  expect((await keep({ phone_number: '9123 4567' })).id).toBe(once.id);
  expect((await keep({ unit: '#13-01' })).id).not.toBe(once.id);
  const rows = await server.sql`select 1 from address_book`;
  expect(rows).toHaveLength(2);
});

test('an entry is changed and forgotten; what another entry is already, it cannot become', async () => {
  const { id } = await keep();
  const other = await keep({ unit: '#13-01' });
  const changed = await call('PUT', `customers/m4pk1/${id}`, { ...mei, name: 'Lim Mei Ling' });
  expect(changed.json().result).toMatchObject({ id, name: 'Lim Mei Ling' });
  expect(await find('lim')).toEqual(['Lim Mei Ling']);
  const same = await call('PUT', `customers/m4pk1/${other.id}`, { ...mei, name: 'Lim Mei Ling' });
  expect([same.statusCode, same.json().errors[0].code]).toEqual([409, 'AlreadyKept']);
  expect((await call('DELETE', `customers/m4pk1/${id}`)).json()).toEqual({ result: {} });
  expect((await call('DELETE', `customers/m4pk1/${id}`)).statusCode).toBe(200);
  expect((await call('PUT', `customers/m4pk1/${id}`, mei)).statusCode).toBe(404);
  expect(await find('lim')).toEqual([]);
});

test('a book belongs to its outlet, even among outlets of one merchant', async () => {
  const { id } = await keep();
  expect(await find('mei', 'm4pk2')).toEqual([]);
  expect((await call('PUT', `customers/m4pk2/${id}`, mei)).statusCode).toBe(404);
  await call('DELETE', `customers/m4pk2/${id}`);
  expect(
    (await call('GET', 'search-customers/m4pk1?query=mei', undefined, 'stranger')).statusCode,
  ).toBe(404);
  expect((await call('POST', 'customers/m4pk1', mei, 'stranger')).statusCode).toBe(404);
  expect((await call('DELETE', `customers/m4pk1/${id}`, undefined, 'stranger')).statusCode).toBe(
    404,
  );
  expect(await find('mei')).toEqual(['Tan Mei Ling']);
});

test.each([
  [{ notes: 'é'.repeat(501) }, 'address.error.notes-too-long', 'notes'],
  [{ street_address: 'ກ'.repeat(86) }, 'address.error.too-long', 'street_address'],
  [{ longitude: null }, 'address.error.no-coordinates', 'street_address'],
  [{ name: ' ' }, 'validation.fill-customer-name', 'name'],
  [{ phone_number: '12' }, 'validation.phone-incorrect', 'phone_number'],
])('what cannot be kept is refused with its text and its field: %o', async (wrong, key, field) => {
  const { id } = await keep();
  const body = { ...mei, ...wrong };
  for (const answer of [
    await call('POST', 'customers/m4pk1', body),
    await call('PUT', `customers/m4pk1/${id}`, body),
  ]) {
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors[0]).toMatchObject({
      code: 'InvalidAddress',
      meta: { translation_key: key, field: `body.${field}` },
    });
  }
});

test('a number that was kept before it was judged is read as before', async () => {
  await keepCustomer(server.sql, 'm4pk1', { ...mei, phone_number: '12' });
  expect(await find('mei')).toEqual(['Tan Mei Ling']);
  const listed = await call('GET', 'customers/m4pk1');
  expect(listed.json().result.customers).toMatchObject([{ phone_number: '12' }]);
});

test('malformed input is refused', async () => {
  const short = await call('GET', 'search-customers/m4pk1?query=a');
  const surprise = await call('POST', 'customers/m4pk1', { ...mei, surprise: 1 });
  expect([short.statusCode, surprise.statusCode]).toEqual([400, 400]);
});

test('one right word of two finds nobody, and a slip in either does no harm', async () => {
  const street = '1 Tampines Walk';
  await keep({ name: 'Sarah Tay', address_text: street, street_address: street });
  expect(await find('tampines mall')).toEqual([]);
  for (const typed of ['tampinse walk', 'sarha tay', 'sara tampines', 'tampines walkk'])
    expect(await find(typed), typed).toEqual(['Sarah Tay']);
});

test('nobody is found at another number than the one that was typed, also with a slip beside it', async () => {
  const at = (name: string, street: string) =>
    keep({ name, address_text: street, street_address: street });
  await at('Mei', '20 Tampines Central 1');
  await at('Ann', '210 Tampines Central 1');
  for (const typed of ['10 Tampines Central 1', '2 Tampines', '20 Tampines Central 3'])
    expect(await find(typed), typed).toEqual([]);
  expect(await find('20 Tampinse Central')).toEqual(['Mei']);
  expect(await find('20 Tampines Central 1')).toEqual(['Mei']);
  expect(await find('tampines central 1 2')).toEqual(expect.arrayContaining(['Mei', 'Ann']));
});
