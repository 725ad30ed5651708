import { describe, expect, test } from 'vitest';
import { compose, configured } from '#core';
import { plugins } from '#plugins';
import type { Deployment } from '#schemas';
import { appended } from '../../core/kernel/log.ts';
import { startedBy } from '../../core/session/session.ts';
import { market } from '../../markets/sg.ts';
import { initHelpCentre } from '../../plugins/helpcenter/adapter.ts';
import {
  $helpFailure,
  $helpOpen,
  $helpToken,
  $helpUrl,
  helpClosed,
  helpLoaded,
  helpOpened,
  helpRetried,
  REFRESH_EVERY,
} from '../../plugins/helpcenter/model.ts';
import { initHelpCentreFx } from '../../plugins/helpcenter/ports.ts';
import { NOW, vendor } from '../support/arbitraries.ts';
import { contextFor } from '../support/composition.ts';
import { createEngine, unreachable } from '../support/engine.ts';

const host = 'https://help.example';
const deployment: Deployment = {
  ...{ id: 'sg', hosts: ['x'], brand: 'hopper', country: 'SG', currency: 'SGD' },
  ...{ timezone: 'Asia/Singapore', phonePrefix: '+65', defaultLanguage: 'en' },
  ...{ supportedLanguages: ['en'], defaultPaymentMethod: 'PAID', minimumCountryEta: 20 },
  ...{ region: 'ap-southeast-1', environment: 'prd' },
  flagHosts: { asia: '/a', europe: '/b', fallback: '/c' },
  basemap: { tileUrl: null, pmtilesUrl: null, attribution: null },
  helpCentreHosts: { ap: host, eu: 'https://eu.x', staging: 'https://st.x', gv: 'https://gv.x' },
};
const meta = { AccessToken: 'a', IdToken: 'i', RefreshToken: 'r', Expires: NOW + 999_999 };

/** Somebody signed in for an outlet; the services answer until a test says otherwise. */
async function signedIn() {
  const world = {
    token: true,
    init: true,
    tokens: 0,
    begun: [] as { host: string; body: unknown }[],
  };
  const engine = createEngine({
    answers: {
      listVendors: { vendors: [vendor('v-1'), vendor('v-2')] },
      getHelpCentreToken: () => {
        world.tokens += 1;
        return world.token ? `t${world.tokens}` : unreachable;
      },
    },
    ports: [
      [
        initHelpCentreFx,
        (begun: { host: string; body: unknown }) => {
          world.begun.push(begun);
          if (!world.init) throw new Error('down');
          return { url: `${host}/help/${world.begun.length}` };
        },
      ],
    ],
  });
  const { brand } = contextFor([]);
  await engine.tick();
  const phonePlan = { country: 'SG', metadata: {} } as never;
  await engine.send(configured, { deployment, market, brand, phonePlan });
  const user = { id: 'u1', email: 'ana@example.com' };
  await engine.send(appended, [startedBy({ user, meta }, 'fetch', NOW)]);
  return { ...engine, world };
}

describe('the help centre', () => {
  test('begins when it is opened: a token, then an address, with all that it asks for', async () => {
    const { send, see, world } = await signedIn();
    expect([see($helpOpen), see($helpToken), see($helpUrl), world.tokens]).toEqual([
      false,
      null,
      null,
      0,
    ]);
    await send(helpOpened, 'zh_Hant_TW');
    expect([see($helpOpen), see($helpToken), see($helpUrl)]).toEqual([
      true,
      't1',
      `${host}/help/1`,
    ]);
    expect(world.begun).toEqual([
      {
        host,
        body: {
          ...{ user_id: 'u1', email: 'ana@example.com', guest: false },
          ...{ name: vendor('v-1').vendor_information.name, brand: 'hopper', country: 'SG' },
          ...{ global_entity_id: 'HOPPER_SG', locale: 'zh_Hant_TW', verification_token: 't1' },
          ...{ bridge: 'web', service_type: 'rider-request' },
        },
      },
    ]);
  });

  test('exchanges its token after 3300 seconds, and not before', async () => {
    const { send, see, tick, world } = await signedIn();
    await send(helpOpened, 'en');
    await tick(NOW + REFRESH_EVERY - 1);
    expect(world.tokens).toBe(1);
    await tick(NOW + REFRESH_EVERY);
    expect([see($helpToken), see($helpUrl)]).toEqual(['t2', `${host}/help/2`]);
    await tick(NOW + REFRESH_EVERY + 1);
    expect(world.tokens).toBe(2);
    await tick(NOW + 2 * REFRESH_EVERY);
    expect(world.tokens).toBe(3);
  });

  test('says nothing of a refresh that fails behind a page that works, and tries again in a minute', async () => {
    const { send, see, tick, world } = await signedIn();
    await send(helpOpened, 'en');
    world.token = false;
    await tick(NOW + REFRESH_EVERY);
    expect([see($helpFailure), see($helpToken)]).toEqual([null, 't1']);
    await tick(NOW + REFRESH_EVERY + 59);
    expect(world.tokens).toBe(2);
    world.token = true;
    await tick(NOW + REFRESH_EVERY + 60);
    expect(see($helpToken)).toBe('t3');
  });

  test('asks for nothing while nobody wants it', async () => {
    const { tick, world } = await signedIn();
    await tick(NOW + 10 * REFRESH_EVERY);
    expect(world.tokens).toBe(0);
  });

  test.each(['token', 'init'] as const)(
    'says that the %s could not be loaded, until tried again',
    async (what) => {
      const { send, see, world } = await signedIn();
      world[what] = false;
      await send(helpOpened, 'en');
      expect(see($helpFailure)).toBe('help-center.failed');
      world[what] = true;
      await send(helpRetried);
      expect([see($helpFailure), see($helpUrl) !== null]).toEqual([null, true]);
    },
  );

  test('says that its page does not load', async () => {
    const { send, see, pass } = await signedIn();
    await send(helpOpened, 'en');
    await pass(15);
    expect(see($helpFailure)).toBe('help-center.load-failed');
    await send(helpRetried);
    await send(helpLoaded);
    await pass(15);
    expect(see($helpFailure)).toBeNull();
  });

  test('waits for no page once it was closed', async () => {
    const { send, see, pass } = await signedIn();
    await send(helpOpened, 'en');
    await send(helpClosed);
    await pass(15);
    expect([see($helpOpen), see($helpFailure)]).toEqual([false, null]);
  });

  test('is there for members of an outlet, unless its flag is off', () => {
    const has = (mode: 'CLASSIC' | 'GUEST' | 'GODROID', on = true) => {
      const context = contextFor([]);
      const flags = { ...context.flags, helpcenter: on };
      return compose(plugins, { ...context, mode, flags }).pluginIds.includes('helpcenter');
    };
    expect([has('CLASSIC'), has('GUEST'), has('GODROID'), has('CLASSIC', false)]).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });
});

describe('the address of its page', () => {
  const begun = { host, body: {} as never };
  const answering = (url: string) => async () => Response.json({ url });
  test('is taken from its own origin only', async () => {
    const good = answering(`${host}/help/1`) as typeof fetch;
    expect(await initHelpCentre(begun, good, '1')).toEqual({ url: `${host}/help/1` });
    for (const url of [
      'https://evil.example/',
      'javascript:alert(1)',
      '/help/1',
      `${host}.evil.example/`,
    ]) {
      const bad = answering(url) as typeof fetch;
      await expect(initHelpCentre(begun, bad, '1')).rejects.toThrow('another origin');
    }
  });

  test('is asked for under the build of this page, which tells those who help what somebody sees', async () => {
    const bodies: unknown[] = [];
    const hearing = (async (_: unknown, init?: RequestInit) => {
      bodies.push(JSON.parse(String(init?.body)));
      return Response.json({ url: `${host}/help/1` });
    }) as typeof fetch;
    await initHelpCentre(begun, hearing, 'a1b2c3');
    expect(bodies).toMatchObject([{ app_version: 'a1b2c3' }]);
  });

  test('is not there when the service refuses', async () => {
    const refusing = (async () => new Response('', { status: 401 })) as typeof fetch;
    await expect(initHelpCentre(begun, refusing, '1')).rejects.toThrow('401');
  });
});
