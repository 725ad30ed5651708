import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { faultLog } from '../../server/faults/fault-log.ts';
import { readReport } from '../../server/faults/policy-reports.ts';
import { withoutPeople } from '../../server/faults/without-people.ts';
import { createLog } from '../../server/log.ts';
import { testServer } from '../support/server.ts';

const fault = {
  feature: 'tip',
  part: 'request.payment',
  message: 'TypeError: x is not a function',
};

describe('a fault of a feature', () => {
  let server: Awaited<ReturnType<typeof testServer>>;
  beforeAll(async () => {
    server = await testServer({ env: { RATE_LIMIT: '6000' } });
  });
  afterAll(() => server.close());

  const post = (payload: object | string) =>
    server.app.inject({
      ...{ method: 'POST', url: '/orders/api/v1/faults', payload },
      headers: { host: 'sg.localhost', 'content-type': 'application/json' },
    });

  test('is taken from anybody and written down once', async () => {
    const said = vi.spyOn(server.deps.log, 'warn');
    for (let nth = 0; nth < 3; nth += 1) {
      const answer = await post(fault);
      expect([answer.statusCode, answer.json().result]).toEqual([200, { success: true }]);
    }
    expect(said.mock.calls).toEqual([
      [{ ...fault, deployment: 'sg' }, 'a feature broke in a browser'],
    ]);
  });

  test.each([
    ['more than it asks for', { ...fault, customer: 'Tan' }, 400],
    ['a feature that could be none', { ...fault, feature: 'a b' }, 400],
    ['a long message', { ...fault, message: 'x'.repeat(201) }, 400],
    ['a large body', { ...fault, message: 'x'.repeat(3000) }, 413],
  ])('is refused with %s', async (_, payload, status) => {
    expect((await post(payload)).statusCode).toBe(status);
  });

  test('is refused from an address that tells too many', async () => {
    const answers = await Promise.all(
      Array.from({ length: 61 }, (_, nth) => post({ ...fault, message: `Error ${nth}` })),
    );
    expect(answers.some(({ statusCode }) => statusCode === 429)).toBe(true);
  });
});

describe('the log of faults', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test('tells the first of those alike, and once a minute how many more', () => {
    const log = createLog('silent');
    const said = vi.spyOn(log, 'warn');
    const write = faultLog(log, () => 0).fault;
    const lines = () => said.mock.calls.splice(0).map(([about]) => about);
    const { feature, message } = fault;
    for (let nth = 0; nth < 50; nth += 1) write(fault, 'sg');
    write({ ...fault, feature: 'voucher' }, 'la');
    expect(lines()).toEqual([
      { ...fault, deployment: 'sg' },
      { ...fault, feature: 'voucher', deployment: 'la' },
    ]);
    vi.advanceTimersByTime(60_000);
    expect(lines()).toEqual([{ feature, message, times: 49 }]);
    vi.advanceTimersByTime(60_000);
    write(fault, 'kw');
    expect(lines()).toEqual([{ ...fault, deployment: 'kw' }]);
  });

  test('tells a hundred that differ in a minute, and none of what comes then', () => {
    const log = createLog('silent');
    const said = vi.spyOn(log, 'warn');
    let now = 0;
    const { fault: write, policy } = faultLog(log, () => now);
    const tellMany = () => {
      for (let nth = 0; nth < 150; nth += 1) write({ ...fault, message: 'x'.repeat(nth) }, 'sg');
      for (let nth = 0; nth < 50; nth += 1)
        policy({ directive: 'img-src', blocked: `https://x${nth}.example` }, 'sg');
    };
    tellMany();
    expect(said).toHaveBeenCalledTimes(100);
    now = 61;
    vi.advanceTimersByTime(60_000);
    tellMany();
    expect(said).toHaveBeenCalledTimes(200);
  });

  test("calls what no feature did the page's", () => {
    const log = createLog('silent');
    const said = vi.spyOn(log, 'warn');
    faultLog(log, () => 0).fault({ ...fault, feature: 'page', part: 'error' }, 'sg');
    expect(said.mock.calls[0]?.[1]).toBe('a page broke in a browser');
  });

  test.each([
    ["Cannot read properties of undefined (reading 'amount')", 'itself'],
    ["TypeError: Cannot set properties of null (setting 'value')", 'itself'],
    ['RangeError: Invalid time value', 'itself'],
    [`Unexpected token in "Tan Mei Ling"`, 'Unexpected token in …'],
    ['no such customer: mei@example.com', 'no such customer: …'],
    ['called +65 9123 4567 at the door', 'called … at the door'],
    ['failed: https://sg.localhost/orders?name=mei', 'failed: …'],
    ['unknown name ສົມສັກ\nat once', 'unknown name … at once'],
  ])('leaves out of %j what may be a person', (message, expected) => {
    expect(withoutPeople(message)).toBe(expected === 'itself' ? message : expected);
  });
});

describe('what a page was not allowed', () => {
  let server: Awaited<ReturnType<typeof testServer>>;
  beforeAll(async () => {
    server = await testServer();
  });
  afterAll(() => server.close());

  const report = {
    'csp-report': {
      'document-uri': 'https://sg.example/order-tracking/m4pk1-000001?name=mei',
      ...{ 'effective-directive': 'script-src-elem', 'blocked-uri': 'https://evil.example/a?b' },
      'original-policy': 'x'.repeat(3000),
    },
  };
  const post = (payload: object | string, type = 'application/csp-report') =>
    server.app.inject({
      ...{ method: 'POST', url: '/policy-reports', remoteAddress: '203.0.113.9' },
      ...{ payload, headers: { host: 'sg.localhost', 'content-type': type } },
    });

  test('is written down once, by what it wanted and of where, and nothing of who saw the page', async () => {
    const said = vi.spyOn(server.deps.log, 'warn');
    for (let nth = 0; nth < 3; nth += 1)
      expect((await post(JSON.stringify(report))).statusCode).toBe(204);
    expect(said.mock.calls).toEqual([
      [
        { directive: 'script-src-elem', blocked: 'https://evil.example', deployment: 'sg' },
        'a page was not allowed what it wanted in a browser',
      ],
    ]);
    said.mockRestore();
  });

  test.each([
    ['what is no report', '{"a":1}', 'application/csp-report', 204],
    ['what is no JSON', '{', 'application/csp-report', 400],
    [
      'more than a report needs',
      JSON.stringify({ a: 'x'.repeat(20_000) }),
      'application/csp-report',
      413,
    ],
    ['another type', 'a=1', 'application/x-www-form-urlencoded', 415],
  ])('changes nothing with %s', async (_, payload, type, status) => {
    const said = vi.spyOn(server.deps.log, 'warn');
    expect((await post(payload, type)).statusCode).toBe(status);
    expect(said).not.toHaveBeenCalled();
    said.mockRestore();
  });

  test('is refused from an address that tells too many', async () => {
    const answers = await Promise.all(
      Array.from({ length: 61 }, () => post(JSON.stringify(report))),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toContain(429);
  });

  test.each([
    ['inline', 'inline'],
    ['https://mei.example:8443/a?name=mei#x', 'https://mei.example'],
    ['chrome-extension://abcdef/x.js', 'chrome-extension:'],
    ['data', 'data'],
    ['Mei Ling', 'unknown'],
  ])('says of %j only %j', (uri, blocked) => {
    const said = { 'violated-directive': "img-src 'self'", 'blocked-uri': uri };
    expect(readReport({ 'csp-report': said })).toEqual({ directive: 'img-src', blocked });
  });
});
