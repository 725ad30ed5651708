import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Twist } from '../../../e2e/support/identity-provider.ts';
import { pathOnly } from '../../../server/oidc/visits.ts';
import { law } from '../../support/property.ts';
import { goOn, insiders, type OidcServer, oidcServer, origin, traveller } from './support.ts';

let server: OidcServer;
beforeAll(async () => {
  server = await oidcServer({ RATE_LIMIT: '1000000' });
});
afterAll(() => server.close());

const nobodyIn = { sessions: 0, links: 0, arrivals: 0 };
const now = () => Math.floor(Date.now() / 1000);
/** Each run is another minute, since an address may go there so often only. */
const onward = () => server.pass(6);

/** What makes an ID token prove nothing, each alone enough. */
const wrongClaims = fc.oneof(
  fc.record({ nonce: fc.oneof(fc.string(), fc.constant(undefined)) }),
  fc.record({ iss: fc.oneof(fc.webUrl(), fc.constant(undefined), fc.string()) }),
  fc.record({ aud: fc.oneof(fc.string(), fc.constant(['another']), fc.constant(undefined)) }),
  fc.record({ aud: fc.constant(['rider-portal', 'another']), azp: fc.constant('another') }),
  fc.record({
    exp: fc.oneof(
      fc.integer({ min: 0, max: now() - 60 }),
      fc.constant(undefined),
      fc.constant('soon'),
    ),
  }),
  fc.record({ iat: fc.oneof(fc.constant(undefined), fc.string()) }),
  fc.record({ nbf: fc.integer({ min: now() + 3600, max: now() + 100_000 }) }),
  fc.record({ sub: fc.oneof(fc.constant(undefined), fc.constant(''), fc.integer()) }),
);
const twists: fc.Arbitrary<Twist> = fc.oneof(
  wrongClaims.map((claims) => ({ claims })),
  fc.constantFrom<Twist>({ signed: 'foreign' }, { signed: 'none' }, { signed: 'by-secret' }),
);

test('a token that says or proves anything else than it should signs nobody in', async () => {
  await law(
    fc.asyncProperty(twists, async (twist) => {
      onward();
      server.provider.twist = twist;
      const { back } = await traveller(server).arrive();
      server.provider.twist = {};
      expect(back).toBe('/arrive?problem=refused');
      expect(await insiders(server)).toEqual(nobodyIn);
    }),
    { runs: 60 },
  );
});

type Parts = { code: string; state: string; iss: string };
const changed = (key: keyof Parts) =>
  fc.oneof(fc.string(), fc.base64String(), fc.constant(null)).map((value) => ({ key, value }));

test('a way back on which anything was changed signs nobody in, and no other browser’s either', async () => {
  const changes = fc.oneof(
    changed('code'),
    changed('state'),
    changed('iss'),
    fc.constant('elsewhere'),
  );
  await law(
    fc.asyncProperty(changes, async (change) => {
      onward();
      const browser = traveller(server);
      const back = new URL(await goOn(await browser.leave()));
      if (change === 'elsewhere') {
        const other = traveller(server);
        await other.leave();
        expect(await other.comeBack(back.href)).toBe('/arrive?problem=over');
      } else {
        const { key, value } = change;
        if (value === null) back.searchParams.delete(key);
        else back.searchParams.set(key, value);
        expect(await browser.comeBack(back.href)).toMatch(/^\/arrive\?problem=(over|refused)$/);
      }
      expect(await insiders(server)).toEqual(nobodyIn);
    }),
    { runs: 60 },
  );
});

test('a way back leads in once, no matter how often and how fast it is taken', async () => {
  await law(
    fc.asyncProperty(fc.integer({ min: 2, max: 5 }), async (times) => {
      onward();
      const browser = traveller(server);
      const back = await goOn(await browser.leave());
      const all = await Promise.all(Array.from({ length: times }, () => browser.comeBack(back)));
      expect(all.filter((each) => each.includes('#'))).toHaveLength(1);
    }),
    { runs: 10 },
  );
});

test('what leads on is a path of this very origin', () => {
  const parts = fc.array(
    fc.constantFrom(
      '/',
      '\\',
      '//',
      'evil.example',
      'https:',
      '@',
      '..',
      '?',
      '#',
      '\t',
      '\n',
      ' ',
      'javascript:',
      '%2f',
      'history',
    ),
  );
  law(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.webUrl(),
        parts.map((all) => all.join('')),
      ),
      (asked) => {
        const path = pathOnly(asked);
        expect(path).toMatch(/^\//);
        expect(new URL(path, origin).origin).toBe(origin);
        if (/^\/[\w/?=&-]*$/.test(asked) && !asked.startsWith('//')) expect(path).toBe(asked);
      },
    ),
    { examples: [['//evil.example'], ['/\\evil.example'], ['/\t/evil.example']] },
  );
});
