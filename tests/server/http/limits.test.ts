import { afterEach, expect, test } from 'vitest';
import { testServer } from '../../support/server.ts';

let close = async () => {};
afterEach(() => close());

async function serverWith(env: Record<string, string>) {
  const server = await testServer({ env });
  close = server.close;
  return server;
}

type Server = Awaited<ReturnType<typeof testServer>>;

function ask({ app }: Server, url: string, remoteAddress: string, headers = {}) {
  return app.inject({ url, remoteAddress, headers: { host: 'sg.localhost', ...headers } });
}

const refused = {
  status: 429,
  retryAfter: expect.stringMatching(/^\d+$/),
};

function refusalOf(answer: Awaited<ReturnType<typeof ask>>) {
  const { code, message, meta } = answer.json().errors[0];
  const retryAfter = answer.headers['retry-after'];
  return { status: answer.statusCode, retryAfter: String(retryAfter), code, message, meta };
}

test('an address that asks too much is refused before the database is asked, by its /64, until the minute is over', async () => {
  const server = await serverWith({ RATE_LIMIT: '1' });
  const { headers } = await server.signIn();
  await server.sql.end();
  const from = (nth: number) => `2001:db8:1:2::${nth}`;
  const vendors = (address: string) => ask(server, '/orders/api/v1/vendors', address, headers);
  for (let nth = 0; nth < 10; nth += 1) {
    expect((await vendors(from(nth))).statusCode).not.toBe(429);
  }
  expect(refusalOf(await vendors(from(11)))).toMatchObject({
    ...{ ...refused, code: 'TooManyRequestsException' },
    meta: { translation_key: 'alert.too-many-from-address' },
  });
  expect((await vendors('2001:db8:1:3::1')).statusCode).not.toBe(429);
  expect((await ask(server, '/health', from(1))).statusCode).toBe(200);
  server.pass(61);
  expect((await vendors(from(1))).statusCode).not.toBe(429);
});

test('each till of a shared account has a share of its own, the person at one till has no more than it', async () => {
  const server = await serverWith({ RATE_LIMIT: '60' });
  const tills = await Promise.all([1, 2, 3].map(() => server.signIn()));
  const ticket = ({ headers }: (typeof tills)[number], address: string) =>
    server.app.inject({
      ...{ method: 'POST', url: '/orders/api/v1/socket/ticket', remoteAddress: address, headers },
      payload: {},
    });
  const [first, ...others] = tills;
  if (!first) throw new Error('nobody is signed in');
  for (let nth = 0; nth < 60; nth += 1) {
    expect((await ticket(first, '192.0.2.1')).statusCode).not.toBe(429);
  }
  const answer = await ticket(first, '192.0.2.1');
  expect(refusalOf(answer)).toMatchObject({
    ...{ ...refused, meta: { translation_key: 'alert.too-many-from-person' } },
  });
  expect((await ticket(first, '192.0.2.2')).statusCode).not.toBe(429);
  for (const other of others) expect((await ticket(other, '192.0.2.1')).statusCode).not.toBe(429);
});

test('look-ups of addresses are shared out by till, and a person has fifty', async () => {
  const server = await serverWith({});
  const tills = [await server.signIn(), await server.signIn()];
  const look = ({ headers }: (typeof tills)[number], address: string) =>
    ask(server, '/orders/api/v1/geolocator/reverse?latitude=1.3&longitude=103.8', address, headers);
  for (let nth = 0; nth < 60; nth += 1) {
    for (const till of tills) expect((await look(till, '192.0.2.1')).statusCode).not.toBe(429);
  }
  for (const till of tills) expect((await look(till, '192.0.2.1')).statusCode).toBe(429);
});

test('a process that is late with its work turns requests away at once, and says that it lives', async () => {
  const server = await serverWith({ SHED_AT: '60' });
  const late = () => {
    const end = performance.now() + 250;
    while (performance.now() < end);
  };
  const busy = setInterval(late, 1);
  try {
    await expect
      .poll(async () => (await ask(server, '/deployment.json', '192.0.2.1')).statusCode)
      .toBe(503);
    const answer = await ask(server, '/orders/api/v1/vendors', '192.0.2.1');
    expect(refusalOf(answer)).toMatchObject({ status: 503, retryAfter: '2', code: 'Overloaded' });
    expect((await ask(server, '/health', '192.0.2.1')).statusCode).toBe(200);
  } finally {
    clearInterval(busy);
  }
  await expect
    .poll(async () => (await ask(server, '/deployment.json', '192.0.2.1')).statusCode)
    .toBe(200);
});
