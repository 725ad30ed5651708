import fc from 'fast-check';
import { Webhook } from 'standardwebhooks';
import { expect, test } from 'vitest';
import { mostApart, prove, signedHeaders } from '../../../../server/dispatch/remote/signature.ts';
import { law } from '../../../support/property.ts';
import { otherSecret, secret } from './support.ts';

const message = fc.record({
  id: fc.stringMatching(/^[\w.:-]{1,128}$/),
  at: fc.integer({ min: 1_000_000_000, max: 4_000_000_000 }),
  body: fc.string(),
});

test('law: what was signed is proven within five minutes of either clock, and not beyond', () =>
  law(
    fc.property(message, fc.integer({ min: -2000, max: 2000 }), (signed, apart) => {
      const headers = signedHeaders([secret], signed);
      const proof = prove([secret], headers, signed.body, signed.at - apart);
      if (Math.abs(apart) <= mostApart) expect(proof).toEqual({ ok: true, ahead: apart });
      else expect(proof).toMatchObject({ ok: false, why: expect.stringContaining('300') });
    }),
  ));

test('law: whatever is changed of it proves nothing', () =>
  law(
    fc.property(message, message, (signed, other) => {
      const headers = signedHeaders([secret], signed);
      const proves = (changed: object, body = signed.body) =>
        prove([secret], { ...headers, ...changed }, body, signed.at).ok;
      if (other.body !== signed.body) expect(proves({}, other.body)).toBe(false);
      if (other.id !== signed.id) expect(proves({ 'webhook-id': other.id })).toBe(false);
      expect(proves({ 'webhook-timestamp': String(signed.at + 1) })).toBe(false);
      expect(proves({ 'webhook-timestamp': `${signed.at}.0` })).toBe(false);
      expect(proves({ 'webhook-signature': '' })).toBe(false);
      for (const name of Object.keys(headers)) expect(proves({ [name]: undefined })).toBe(false);
      expect(prove([otherSecret], headers, signed.body, signed.at).ok).toBe(false);
      expect(prove([], headers, signed.body, signed.at).ok).toBe(false);
    }),
  ));

test('while secrets are changed, either side may have changed first', () => {
  const signed = { id: 'a', at: 1_800_000_000, body: '{}' };
  const both = signedHeaders([otherSecret, secret], signed);
  for (const known of [[secret], [otherSecret], [secret, otherSecret]]) {
    expect(prove(known, both, '{}', signed.at).ok).toBe(true);
    const one = signedHeaders([otherSecret], signed);
    expect(prove(known, one, '{}', signed.at).ok).toBe(known.includes(otherSecret));
  }
});

test('any library of Standard Webhooks takes our signatures', () => {
  const now = Date.now() / 1000;
  const headers = signedHeaders([otherSecret, secret], { id: 'a', at: now, body: '{"a":"ü"}' });
  expect(new Webhook(secret).verify('{"a":"ü"}', headers)).toEqual({ a: 'ü' });
});
