import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withAskedEarly } from '../../../../app/adapters/network/asked-early.ts';
import { law } from '../../../support/property.ts';

const address = fc.constantFrom('/vendors', '/flags');
const name = fc.constantFrom(null, 'Bearer a|b', 'Bearer c|d');
const ages = fc.constantFrom(0, 19_999, 20_000, 3_600_000);
const early = fc.record({ address, name, age: ages, fails: fc.boolean() });
const call = fc.record({ address, name, method: fc.constantFrom('GET', 'POST') });

describe('what was asked for early', () => {
  it('is given once, while it is young, to a read of the same under the same name', async () => {
    await law(
      fc.asyncProperty(fc.array(early), fc.array(call), async (asked, calls) => {
        const now = 5_000_000;
        const entries = asked.map(({ age, fails, ...each }, index) => {
          const answer = fails
            ? Promise.reject(new TypeError('network'))
            : Promise.resolve(new Response(`early ${index}`));
          answer.catch(() => null);
          return { ...each, at: now - age, answer };
        });
        const left = asked.map((each, index) => ({ ...each, index }));
        const ask = withAskedEarly(
          entries,
          async () => new Response('asked now'),
          () => now,
        );
        for (const { address, name, method } of calls) {
          const headers = { ...(name !== null && { authorization: name }) };
          const at = left.findIndex((each) => each.address === address && each.name === name);
          const [first] = method === 'GET' && at >= 0 ? left.splice(at, 1) : [];
          const isGiven = first !== undefined && first.age < 20_000 && !first.fails;
          const answer = await ask(address, { method, headers });
          expect(await answer.text()).toBe(isGiven ? `early ${first.index}` : 'asked now');
        }
      }),
    );
  });

  it('is not waited for by somebody who gave up', async () => {
    const never = new Promise<Response>(() => {});
    const entry = { address: '/vendors', name: null, at: 0, answer: never };
    const ask = withAskedEarly([entry], fetch, () => 0);
    const gaveUp = new AbortController();
    const answer = ask('/vendors', { signal: gaveUp.signal });
    gaveUp.abort(new Error('gave up'));
    await expect(answer).rejects.toThrow('gave up');
  });
});
