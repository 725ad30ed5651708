import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import { TOTP, URI } from 'otpauth';
import { expect, test } from 'vitest';
import {
  isAppCode,
  newRecoveryCodes,
  newSecret,
  readCode,
  recoveryHash,
} from '../../../server/identity/one-time-codes.ts';
import { law } from '../../support/property.ts';

const of = (root: string) => (purpose: string) =>
  createHmac('sha256', root).update(purpose).digest();
const key = Object.assign(of('now'), {
  all: (purpose: string): [Buffer, ...Buffer[]] => [of('now')(purpose), of('before')(purpose)],
});
const named = { issuer: 'Portal', label: 'demo@example.com' };
const at = fc.double({ min: 1_700_000_000, max: 2_000_000_000, noNaN: true });

function appOf(uri: string): TOTP {
  const totp = URI.parse(uri);
  if (!(totp instanceof TOTP)) throw new Error('this is no second factor by time');
  return totp;
}

test('law: a code is read as one of its own step, at most one step early or late, and never as one of another', () =>
  law(
    fc.property(at, fc.integer({ min: -4, max: 4 }), (now, steps) => {
      const { uri, kept } = newSecret({ key }, 'members', named);
      const app = appOf(uri);
      const typed = app.generate({ timestamp: (now + steps * 30) * 1000 });
      const read = readCode(
        { key, now },
        'members',
        kept,
        ` ${typed.slice(0, 3)} ${typed.slice(3)}`,
      );
      if (Math.abs(steps) <= 1) expect(read).toBeDefined();
      if (!read) return;
      expect(Math.abs(read.step - Math.floor(now / 30))).toBeLessThanOrEqual(1);
      expect(app.generate({ timestamp: read.step * 30_000 })).toBe(typed);
    }),
    { runs: 100 },
  ));

test('law: a secret that the key of before sealed is sealed with the key of now by its next use, and no other holder reads it', () =>
  law(
    fc.property(at, (now) => {
      const before = Object.assign(of('before'), { all: key.all });
      const { uri, kept } = newSecret({ key: before }, 'members', named);
      const typed = appOf(uri).generate({ timestamp: now * 1000 });
      const read = readCode({ key, now }, 'members', kept, typed);
      const alone = Object.assign(of('now'), {
        all: (purpose: string): [Buffer] => [of('now')(purpose)],
      });
      expect(read && readCode({ key: alone, now }, 'members', read.kept, typed)).toBeDefined();
      expect(() => readCode({ key, now }, 'operators', kept, typed)).toThrow('TOKEN_SECRET');
    }),
    { runs: 50 },
  ));

test('law: a recovery code is its own in any case and with any dashes, and nobody else’s', () =>
  law(
    fc.property(
      fc.nat({ max: 9 }),
      fc.boolean(),
      fc.constantFrom('', ' ', '-'),
      (nth, big, dash) => {
        const codes = newRecoveryCodes();
        const code = codes[nth] ?? '';
        const typed = (big ? code.toUpperCase() : code).replaceAll('-', dash);
        expect(isAppCode(typed)).toBe(false);
        expect(recoveryHash('one', typed)).toEqual(recoveryHash('one', code));
        expect(recoveryHash('other', typed)).not.toEqual(recoveryHash('one', code));
        expect(new Set(codes).size).toBe(codes.length);
      },
    ),
    { runs: 50 },
  ));
