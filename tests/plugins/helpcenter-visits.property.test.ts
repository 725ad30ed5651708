import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { $vendor, configured, vendorChosen } from '#core';
import { waitFx } from '#core/ports';
import { Deployment, type HelpCentreInit } from '#schemas';
import { appended } from '../../core/kernel/log.ts';
import { startedBy } from '../../core/session/session.ts';
import { market } from '../../markets/sg.ts';
import {
  $helpFailure,
  $helpFrame,
  $helpNext,
  $helpOpen,
  $helpUrl,
  helpClosed,
  helpLoaded,
  helpOpened,
  helpRenewed,
  helpRetried,
  REFRESH_EVERY,
} from '../../plugins/helpcenter/model.ts';
import { initHelpCentreFx } from '../../plugins/helpcenter/ports.ts';
import { NOW, vendor } from '../support/arbitraries.ts';
import { contextFor } from '../support/composition.ts';
import { createEngine } from '../support/engine.ts';
import { law } from '../support/property.ts';

const host = 'https://help.example';
const file = new URL('../../deployments/sg.json', import.meta.url);
const deployment = {
  ...Deployment.parse(JSON.parse(readFileSync(file, 'utf8'))),
  helpCentreHosts: { ap: host, eu: host, staging: host, gv: host },
};
const meta = { AccessToken: 'a', IdToken: 'i', RefreshToken: 'r', Expires: NOW + 999_999 };
type Begun = { readonly body: HelpCentreInit };

/** The address of a visit says whose it is and in which language. */
const addressOf = ({ body }: Begun, count: number) =>
  `${host}/help/${body.verification_token}/${body.locale}/${count}`;

/** Somebody signed in for two outlets; the help centre answers when a test says so. */
async function world() {
  const waiting: { answer: () => void; refuse: () => void }[] = [];
  const waits: { seconds: number; end: () => void }[] = [];
  let count = 0;
  const engine = createEngine({
    answers: {
      listVendors: { vendors: [vendor('v-1'), vendor('v-2')] },
      getHelpCentreToken: ({ params }: { params: unknown }) => {
        return (params as { vendorId: string }).vendorId;
      },
    },
    ports: [
      [
        initHelpCentreFx,
        (begun: Begun) =>
          new Promise((answer, refuse) => {
            count += 1;
            const url = addressOf(begun, count);
            waiting.push({
              answer: () => answer({ url }),
              refuse: () => refuse(new Error('down')),
            });
          }),
      ],
      [
        waitFx,
        ({ seconds }: { seconds: number }) =>
          new Promise<void>((end) => waits.push({ seconds, end })),
      ],
    ],
  });
  await engine.tick();
  const phonePlan = { country: 'SG', metadata: {} } as never;
  await engine.send(configured, { deployment, market, brand: contextFor([]).brand, phonePlan });
  await engine.send(appended, [
    startedBy({ user: { id: 'u1', email: 'ana@example.com' }, meta }, 'fetch', NOW),
  ]);
  /** Ends waits of so many seconds, all or the first. */
  const pass = async (seconds: number, most = waits.length) => {
    for (const { end } of waits.filter((wait) => wait.seconds === seconds).slice(0, most)) end();
    await engine.tick();
  };
  const answerAll = async () => {
    for (const { answer } of waiting.splice(0)) answer();
    await engine.tick();
  };
  return { ...engine, waiting, answerAll, pass };
}

const step = fc.oneof(
  fc.record({ do: fc.constant('open' as const), what: fc.constantFrom('en', 'ar') }),
  fc.record({ do: fc.constantFrom('close' as const, 'retry' as const), what: fc.constant('') }),
  fc.record({ do: fc.constant('choose' as const), what: fc.constantFrom('v-1', 'v-2') }),
  fc.record({
    do: fc.constantFrom('answer' as const, 'refuse' as const),
    what: fc.constantFrom('first', 'last'),
  }),
);

describe('the page that is shown', () => {
  test('is of who is here, their outlet and their language, whatever is answered when', () =>
    law(
      fc.asyncProperty(fc.array(step, { maxLength: 14 }), async (steps) => {
        const { send, see, tick, waiting, answerAll } = await world();
        let language = 'en';
        const answer = async (how: 'answer' | 'refuse', which: string) => {
          const asked = which === 'first' ? waiting.shift() : waiting.pop();
          asked?.[how]();
          await tick();
        };
        for (const { do: what, what: which } of steps) {
          if (what === 'open') {
            language = which;
            await send(helpOpened, which);
          } else if (what === 'close') await send(helpClosed);
          else if (what === 'retry') await send(helpRetried);
          else if (what === 'choose') await send(vendorChosen, which);
          else await answer(what, which);
          const mine = `${host}/help/${see($vendor)?.vendor_id}/${language}/`;
          expect(see($helpUrl) ?? mine).toContain(mine);
          expect(see($helpFrame) ?? mine).toContain(mine);
        }
        // Whatever happened before, no matter who opens it in the end gets there.
        await send(helpOpened, language);
        await answerAll();
        if (see($helpFailure) !== null) await send(helpRetried);
        await answerAll();
        expect(see($helpFrame)).toContain(`/${see($vendor)?.vendor_id}/${language}/`);
      }),
      { runs: 80 },
    ));

  test('is another one in another language, also while it is open', async () => {
    const { send, see, answerAll } = await world();
    await send(helpOpened, 'en');
    await answerAll();
    await send(helpOpened, 'ar');
    expect(see($helpFrame)).toBeNull();
    await answerAll();
    expect(see($helpFrame)).toBe(`${host}/help/v-1/ar/2`);
  });

  test('has its own time to load at each opening', async () => {
    const { send, see, answerAll, pass } = await world();
    await send(helpOpened, 'en');
    await answerAll();
    await send(helpClosed);
    await send(helpOpened, 'en');
    await pass(15, 1);
    expect(see($helpFailure)).toBeNull();
    await pass(15);
    expect(see($helpFailure)).toBe('help-center.load-failed');
  });

  test('is asked for again after a failure, with a token that nobody used before', async () => {
    const { send, see, answerAll, pass } = await world();
    await send(helpOpened, 'en');
    await answerAll();
    await pass(15);
    await send(helpRetried);
    expect(see($helpFrame)).toBeNull();
    await answerAll();
    expect(see($helpFrame)).toBe(`${host}/help/v-1/en/2`);
  });
});

describe('a page that is open when its token is renewed', () => {
  async function renewed() {
    const engine = await world();
    await engine.send(helpOpened, 'en');
    await engine.answerAll();
    await engine.send(helpLoaded);
    await engine.tick(NOW + REFRESH_EVERY);
    for (const { answer } of engine.waiting.splice(0)) answer();
    await engine.tick(NOW + REFRESH_EVERY + 1);
    expect(engine.see($helpNext)).toBe(`${host}/help/v-1/en/2`);
    expect(engine.see($helpFrame)).toBe(`${host}/help/v-1/en/1`);
    return engine;
  }

  test('stays, with what is typed in it, when it goes on by itself', async () => {
    const { send, see, pass } = await renewed();
    await send(helpRenewed);
    expect(see($helpNext)).toBeNull();
    await pass(5);
    expect(see($helpFrame)).toBe(`${host}/help/v-1/en/1`);
  });

  test('is led to its next address before the old one is used up, when it does not', async () => {
    const { see, pass } = await renewed();
    await pass(5);
    expect([see($helpFrame), see($helpNext)]).toEqual([`${host}/help/v-1/en/2`, null]);
    expect(REFRESH_EVERY + 5).toBeLessThan(3600);
  });

  test('that was closed begins with the latest address', async () => {
    const { send, see, pass } = await renewed();
    await send(helpClosed);
    await pass(5);
    expect([see($helpFrame), see($helpOpen)]).toEqual([null, false]);
    await send(helpOpened, 'en');
    expect(see($helpFrame)).toBe(`${host}/help/v-1/en/2`);
  });
});
