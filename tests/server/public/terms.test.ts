import { afterAll, beforeAll, expect, test } from 'vitest';
import { testServer } from '../../support/server.ts';

let server: Awaited<ReturnType<typeof testServer>>;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const ask = (deployment: string, language?: string) =>
  server.app.inject({
    ...{ url: '/orders/api/v1/public/terms', headers: { host: `${deployment}.localhost` } },
    ...(language !== undefined && { query: { language } }),
  });

test('the terms come as a file in the language of the reader, to anybody', async () => {
  const english = await ask('sg');
  expect(english.statusCode).toBe(200);
  expect(english.headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(english.headers['content-disposition']).toContain('filename="terms-sg.txt"');
  expect(english.body).toMatch(/^Terms and conditions – Singapore\n\nWhat we do\n/);
  expect((await ask('kw')).body).toMatch(/[\u0600-\u06ff]/);
  expect((await ask('kw', 'en')).body).toContain('What we do');
});

test('a language that has no texts yet is read in English, and one of elsewhere in the default', async () => {
  expect((await ask('bulgaria', 'bg')).body).toContain('What we do');
  expect((await ask('sg', 'fr')).body).toContain('What we do');
});

test('what is not asked rightly is refused', async () => {
  expect((await ask('sg', 'x'.repeat(17))).statusCode).toBe(400);
});

test('there is no file where the market has its terms elsewhere', async () => {
  const market = server.deps.markets.get('LA');
  if (!market) throw new Error('Laos is a market');
  const links = { ...market.links, terms: 'https://terms.example/la' };
  const markets = new Map(server.deps.markets).set('LA', { ...market, links });
  Object.assign(server.deps, { markets });
  expect((await ask('la')).statusCode).toBe(404);
});
