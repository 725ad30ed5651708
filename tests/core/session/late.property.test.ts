import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { $session, vendorsAsked } from '#core';
import { embeddedTokenGiven } from '../../../core/session/embedded.ts';
import { law } from '../../support/property.ts';
import { embeddedToken, no, online } from './online.ts';

const step = fc.oneof(
  fc.record({ do: fc.constant('give' as const), which: fc.nat(4) }),
  fc.record({ do: fc.constant('ask' as const), which: fc.constant(0) }),
  fc.record({ do: fc.constant('refuse' as const), which: fc.nat(6) }),
);

describe('a refusal that comes late', () => {
  test('ends the session of the token that was refused, and no other', () =>
    law(
      fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 12 }), async (steps) => {
        const { send, see, waiting, settle } = await online('frame');
        const known = new Set<string>();
        let current: string | null = null;
        for (const { do: what, which } of steps) {
          if (what === 'give') {
            const token = embeddedToken(which);
            if (!known.has(token)) current = token;
            await send(embeddedTokenGiven, token);
          } else if (what === 'ask') await send(vendorsAsked);
          else {
            const [asked] = waiting.splice(which % Math.max(1, waiting.length), 1);
            asked?.answer(no());
            const token = asked?.name?.replace('GoDroid ', '') ?? null;
            if (token !== null && token === current) {
              known.add(token);
              current = null;
            }
          }
          await settle();
          expect(see($session)?.tokens.AccessToken ?? null).toBe(current);
        }
      }),
      { runs: 60 },
    ));
});
