import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { faultLog } from '../../server/faults/fault-log.ts';
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
    const write = faultLog(log);
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
