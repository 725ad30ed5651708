import { afterEach, beforeEach, expect, test } from 'vitest';
import { whileStoring } from '../../support/storing.ts';
import { bishan, outletCalls } from '../outlets/support.ts';
import { accessServer, owner, refusalIn } from './support.ts';

let server: Awaited<ReturnType<typeof accessServer>>;
let calls: ReturnType<typeof outletCalls>;
beforeEach(async () => {
  server = await accessServer();
  calls = outletCalls(server);
});
afterEach(() => server.close());

const anna = 'anna@example.com';
const bela = 'bela@example.com';

const ask = (vendor_code: string, email_address: string) =>
  server.post('/register', { ...owner, vendor_code, email_address });

/** Follows the link of the mail that an address got; answers the outlets that the new account reaches. */
async function follow(token: string) {
  const answer = await server.post('/register/verify', { token, password: owner.password });
  if (answer.statusCode !== 200) return refusalIn(answer).code;
  const { AccessToken, IdToken } = answer.json().result.AuthenticationResult;
  const listed = await server.app.inject({
    url: '/orders/api/v1/vendors',
    headers: { host: 'sg.localhost', authorization: `Bearer ${AccessToken}|${IdToken}` },
  });
  const { vendors }: { vendors: { vendor_id: string }[] } = listed.json().result;
  return vendors.map(({ vendor_id }) => vendor_id);
}

async function linkTo(email: string): Promise<string> {
  const mails = await server.mails();
  const mail = mails.find(({ to }) => to.includes(email));
  return /\/verify#(\S+)/.exec(mail?.text ?? '')?.[1] ?? '';
}

async function added(change: object): Promise<string> {
  return (await calls.add({ ...bishan, ...change })).json().result.vendor_id;
}

test('an owner gets an account while an order of the outlet is being stored', async () => {
  const id = await added({ users: [anna] });
  await ask(id, anna);
  const link = await linkTo(anna);
  expect(await whileStoring(server.sql, id, () => follow(link))).toEqual([id]);
});

test('each owner that the merchant names gets an account of their own, no matter who had one first', async () => {
  const id = await added({ users: ['demo@example.com', anna, bela] });
  await ask(id, anna);
  const first = await linkTo(anna);
  await ask(id, bela);
  const second = await linkTo(bela);
  expect(await follow(first)).toEqual([id]);
  expect(await follow(second)).toEqual([id]);
  server.beVerbose();
  expect(refusalIn(await ask(id, anna)).code).toBe('UsernameExistsException');
  expect(refusalIn(await ask(id, 'carol@example.com')).code).toBe('WrongVendor');
});

test('who registers with one outlet reaches all that name them an owner', async () => {
  const one = await added({ users: [anna], client_vendor_id: 'one' });
  const two = await added({ users: [bela, anna], client_vendor_id: 'two' });
  await added({ users: [bela], client_vendor_id: 'three' });
  await ask(one, anna);
  expect(await follow(await linkTo(anna))).toEqual(expect.arrayContaining([one, two]));
});

test('an owner who is added to an outlet with an account may register; a save of something else changes nothing', async () => {
  const before = { ...bishan, client_vendor_id: 'm4pk3', users: ['demo@example.com'] };
  server.beVerbose();
  await server.sql`update vendors set owners = owners || ${[bela]}::text[] where id = 'm4pk3'`;
  await calls.change('m4pk3', { ...before, users: ['demo@example.com', bela] });
  expect(refusalIn(await ask('m4pk3', bela)).code).toBe('OutletRegistered');
  await calls.change('m4pk3', { ...before, users: ['demo@example.com', bela, anna] });
  expect((await ask('m4pk3', anna)).statusCode).toBe(200);
  expect(await follow(await linkTo(anna))).toEqual(['m4pk3']);
});

test('an owner who is named no more meanwhile follows the link for nothing', async () => {
  const id = await added({ users: ['demo@example.com', anna], client_vendor_id: 'gone' });
  await ask(id, anna);
  const token = await linkTo(anna);
  await calls.change(id, { ...bishan, users: ['demo@example.com'], client_vendor_id: 'gone' });
  expect(await follow(token)).toBe('ExpiredCodeException');
});
