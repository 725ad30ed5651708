import { Webhook } from 'standardwebhooks';
import { expect, test } from 'vitest';
import { readWebhook } from '../../../examples/client/index.ts';

const secret = `whsec_${Buffer.from('a'.repeat(24)).toString('base64')}`;
const other = `whsec_${Buffer.from('b'.repeat(24)).toString('base64')}`;
const event = { type: 'order.placed', timestamp: 'x', data: { vendor_id: 'm1', occurred_at: 1 } };
const body = JSON.stringify(event);

function headersBy(by: string, { age = 0, also = '' } = {}) {
  const at = new Date(Date.now() - age * 1000);
  const signature = new Webhook(by).sign('msg_1', at, body);
  return {
    'webhook-id': 'msg_1',
    'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
    'webhook-signature': `${also}${signature}`,
  };
}

test('what the portal signed is read, also while its secret is rotated', () => {
  expect(readWebhook(secret, headersBy(secret), body)).toEqual(event);
  const also = `${headersBy(other)['webhook-signature']} `;
  expect(readWebhook(secret, headersBy(secret, { also }), body)).toEqual(event);
});

test('what somebody else says is not', () => {
  expect(() => readWebhook(secret, headersBy(other), body)).toThrow('signature');
  expect(() => readWebhook(secret, headersBy(secret), `${body} `)).toThrow('signature');
  expect(() => readWebhook(secret, {}, body)).toThrow('no signed webhook');
});

test('what was said long ago is not, nor what says no time', () => {
  expect(() => readWebhook(secret, headersBy(secret, { age: 301 }), body)).toThrow('too old');
  const timeless = { ...headersBy(secret), 'webhook-timestamp': 'now' };
  expect(() => readWebhook(secret, timeless, body)).toThrow('too old');
});
