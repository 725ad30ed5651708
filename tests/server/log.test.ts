import { Writable } from 'node:stream';
import { expect, test } from 'vitest';
import { createLog } from '../../server/log.ts';

function written(write: (log: ReturnType<typeof createLog>) => void): string {
  let text = '';
  const stream = new Writable({
    write(chunk, _encoding, done) {
      text += chunk;
      done();
    },
  });
  write(createLog('info', stream));
  return text;
}

test('a log keeps what happened and drops who it happened to', () => {
  const canary = 'canary-2e7f';
  const text = written((log) => {
    log.info({ order_id: 'm4pk1-000001', status: 'NEW', name: canary }, 'placed');
    log.info({ customer: { phone_number: canary, address: canary } }, 'placed');
    log.info({ request: { headers: { authorization: canary }, body: { password: canary } } });
    log.info({ user: { email: canary }, ticket: canary, refresh_token: canary });
  });
  expect(text).toContain('m4pk1-000001');
  expect(text).not.toContain(canary);
});

test('an error is logged without the values of the query that failed', () => {
  const canary = 'canary-2e7f';
  const failure = Object.assign(new Error('duplicate key'), {
    ...{ code: '23505', detail: canary, query: canary, parameters: [canary] },
  });
  const text = written((log) => log.error({ err: failure }, 'request failed'));
  expect(text).toContain('23505');
  expect(text).not.toContain(canary);
});
