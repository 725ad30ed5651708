import { afterAll, beforeAll, expect, test } from 'vitest';
import { accessServer, owner, refusalIn } from './support.ts';

let server: Awaited<ReturnType<typeof accessServer>>;
beforeAll(async () => {
  server = await accessServer({ RATE_LIMIT: '1200' });
});
afterAll(() => server.close());

/** Calls of one address that are answered in a minute. */
const inAMinute = 20;

test.each([
  ['/register', owner],
  ['/forgot-password', {}],
  ['/forgot-password/confirm', { code: '123456', password: 'Newer!Pass1' }],
])('who asks %s again and again has to wait', async (path, body) => {
  const answers = [];
  for (let nth = 0; nth <= inAMinute; nth += 1) {
    const email_address = `nobody-${nth}@example.com`;
    answers.push(await server.post(path, { ...body, email_address }));
  }
  const last = answers.at(-1);
  expect(answers.slice(0, -1).map(({ statusCode }) => statusCode)).not.toContain(429);
  expect(last && refusalIn(last)).toMatchObject({ status: 429, code: 'TooManyRequestsException' });
});
