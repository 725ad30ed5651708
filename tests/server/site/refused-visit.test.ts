import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refusals } from '../../../server/http/refusal.ts';
import type { ServerModule } from '../../../server/module.ts';
import { testServer } from '../../support/server.ts';

/** What a visit or a call may meet before anything of it is done. */
const met = {
  overloaded: refusals.overloaded(),
  unavailable: refusals.unavailable(),
  tooMany: refusals.tooMuchFrom('address', 30),
  internal: new Error('nobody thought of this'),
};
const failing: ServerModule = {
  name: 'failing',
  async register(app) {
    const fail = async ({ query }: { query: unknown }) => {
      throw Object.entries(met).find(([name]) => JSON.stringify(query).includes(name))?.[1];
    };
    app.get('/*', fail);
    app.post('/*', fail);
    app.get('/orders/api/v1/vendors', fail);
  },
};

let server: Awaited<ReturnType<typeof testServer>>;
beforeAll(async () => {
  server = await testServer({ parts: [failing] });
});
afterAll(() => server.close());

const visit = (deployment: string, language = 'en') => ({
  ...{ host: `${deployment}.localhost`, accept: 'text/html,*/*;q=0.8' },
  'accept-language': language,
});
const ask = (url: string, headers: Record<string, string>) => server.app.inject({ url, headers });

describe.each([
  ['overloaded', 503, '5', 'We are very busy at the moment. Try again in a moment.'],
  ['unavailable', 503, '5', 'Something went wrong on our side. Try again.'],
  ['tooMany', 429, '30', 'Too much comes from your network at the moment.'],
  ['internal', 500, undefined, 'Something went wrong'],
])('%s', (why, status, refresh, said) => {
  const url = `/request-a-rider?why=${why}&name=<b>`;

  test('is a page to read for who opens an address, which comes again by itself where that can help', async () => {
    const { statusCode, headers, body } = await ask(url, visit('sg'));
    expect([statusCode, headers['content-type']]).toEqual([status, 'text/html; charset=utf-8']);
    expect(headers.refresh?.toString()).toBe(refresh);
    expect(headers['cache-control']).toBe('no-store');
    expect(body).toContain('<html lang="en" dir="ltr">');
    expect(body).toContain('<h1>This page could not be opened</h1>');
    expect(body).toContain(said);
    expect(body, 'the address is text').not.toContain('<b>');
    expect(body, 'nothing else has to be fetched').not.toMatch(/<(link|script|img)\b/);
  });

  test('is data for programs', async () => {
    const asked = [
      ask(url, { host: 'sg.localhost', accept: 'application/json' }),
      ask(url, { host: 'sg.localhost' }),
      ask(`/assets/a.js?why=${why}`, visit('sg')),
      ask(`/orders/api/v1/vendors?why=${why}`, visit('sg')),
      server.app.inject({ method: 'POST', url, headers: visit('sg'), payload: {} }),
    ];
    for (const answer of await Promise.all(asked)) {
      expect(answer.statusCode).toBe(status);
      expect(answer.json().errors[0].code).toMatch(/^\w+$/);
    }
  });
});

test.each([
  ['sg', 'fr, en-GB;q=0.9', 'lang="en" dir="ltr"'],
  ['kw', 'fr, ar-EG;q=0.9, en;q=0.8', 'lang="ar" dir="rtl"'],
  ['kw', 'en-GB', 'lang="en" dir="ltr"'],
  ['la', 'lo-LA', 'lang="lo" dir="ltr"'],
  ['sg', 'zh-Hant-TW', 'lang="zh-Hant-TW" dir="ltr"'],
  ['sg', 'xx, ;q=1', 'lang="en" dir="ltr"'],
])(
  'on %s, a browser that wants %s reads it in a language of the deployment',
  async (deployment, wanted, place) => {
    const { body } = await ask('/?why=overloaded', visit(deployment, wanted));
    expect(body).toContain(`<html ${place}>`);
  },
);
