import fc from 'fast-check';
import { expect, it } from 'vitest';
import { law } from '../../support/property.ts';
import { type FakeBrowser, fakeBrowser } from './fake-browser.ts';

type Act = { readonly what: string; readonly act: (browser: FakeBrowser) => void };
const act = (what: string, does: Act['act']): Act => ({ what, act: does });
const pages = ['/start', '/request', '/tracking'];

const opening = [
  act('open', (browser) => browser.open()),
  act('open in frame', (browser) => browser.open({ framed: true })),
  act('close', (browser) => browser.closeNewest()),
  act('step on', (browser) => browser.walk(1)),
  act('step back', (browser) => browser.walk(-1)),
];
const leading = pages.map((page) => act(`to ${page}`, (browser) => browser.lead(page, false)));
const replacing = pages.map((page) => act(`${page} instead`, (it) => it.lead(page, true)));
const travelling = [-2, -1, 1, 2].map((by) => act(`go ${by}`, (browser) => browser.go(by)));

const storyOf = (all: readonly Act[]) =>
  fc.array(fc.tuple(fc.constantFrom(...all), fc.constantFrom(0, 1, 2, 3, 200)), { maxLength: 25 });
const often = [...opening, ...leading, ...travelling];
const acts = storyOf([...often, ...often, ...replacing]);
/** An address that is replaced keeps what was ahead of it, which Forward may still find. */
const plainActs = storyOf([...often, ...opening]);

/** Far more than is ever due. */
const everything = 5000;

/** What has happened, some of it while other things were still under way. */
function lived(story: readonly (readonly [Act, number])[]): FakeBrowser {
  const browser = fakeBrowser();
  for (const [{ act }, most] of story) {
    act(browser);
    browser.run(most);
  }
  browser.run(everything);
  expect(browser.isQuiet()).toBe(true);
  return browser;
}

function expectTruth(browser: FakeBrowser): void {
  const { path, names } = browser.here();
  const steps = path === '/request' ? browser.steps() : 0;
  expect(names).toEqual([
    ...Array.from({ length: steps }, (_, index) => `step ${index + 1}`),
    ...browser.dialogs().map(() => '+'),
  ]);
}

it('law: in the end the history holds just what lies on the page', () => {
  law(
    fc.property(acts, (story) => expectTruth(lived(story))),
    { runs: 1500 },
  );
});

it('law: each entry leads back to the one below, as long as nobody travels quicker than the browser', () => {
  law(
    fc.property(plainActs, (story) => {
      const browser = fakeBrowser();
      for (const [{ act }, most] of story) {
        if (travelling.some((way) => way.act === act)) browser.run(everything);
        act(browser);
        browser.run(travelling.some((way) => way.act === act) ? everything : most);
      }
      browser.run(everything);
      const reached = browser.entries().slice(0, browser.at() + 1);
      for (const [index, { path, names }] of reached.entries()) {
        if (names.length === 0) continue;
        expect(reached[index - 1]).toMatchObject({ path, names: names.slice(0, -1) });
      }
    }),
    { runs: 1500 },
  );
});

it('law: Back takes away what lies on top, one by one, and only then leaves the page', () => {
  law(
    fc.property(plainActs, (story) => {
      const browser = lived(story);
      const { path, names } = browser.here();
      for (let left = names.length; left > 0; left -= 1) {
        expect(browser.here()).toEqual({ path, names: names.slice(0, left) });
        browser.go(-1);
        browser.run(everything);
        expectTruth(browser);
      }
      expect(browser.here()).toEqual({ path, names: [] });
      expect(browser.dialogs()).toEqual([]);
    }),
    { runs: 500 },
  );
});

it('law: wherever Back and Forward lead, no dialog lies on another page than its own', () => {
  law(
    fc.property(acts, fc.array(fc.constantFrom(...travelling), { maxLength: 6 }), (story, ways) => {
      const browser = lived(story);
      for (const { act } of ways) {
        const before = browser.here().path;
        act(browser);
        browser.run(everything);
        if (browser.here().path !== before) expect(browser.dialogs()).toEqual([]);
        expectTruth(browser);
      }
    }),
    { runs: 500 },
  );
});

it('what may not be closed now stays, and so does the page', () => {
  const browser = fakeBrowser();
  browser.lead('/request', false);
  browser.open({ stuck: true });
  browser.run(everything);
  browser.go(-1);
  browser.run(everything);
  expect(browser.here()).toEqual({ path: '/request', names: ['+'] });
  expect(browser.dialogs()).toHaveLength(1);
});

it('who goes back before this code has come is led back once it is there', () => {
  const first = { path: '/request', names: [] };
  const browser = fakeBrowser({ first, begun: ['step 1'] });
  browser.run(everything);
  browser.walk(1);
  browser.run(everything);
  expect(browser.steps()).toBe(0);
  expect(browser.entries()).toEqual([first]);
});

it('law: who goes back while the page loads again is led back, whenever its steps are known', () => {
  const first = { path: '/request', names: ['step 1'] };
  const before = [{ path: '/request', names: [] }];
  law(
    fc.property(fc.nat(6), fc.nat(6), (untilBack, untilTold) => {
      const browser = fakeBrowser({ first, before, begun: first.names, tellsLate: true });
      browser.run(untilBack);
      browser.go(-1);
      browser.run(untilTold);
      browser.walk(1);
      browser.run(everything);
      expect(browser.steps()).toBe(0);
      expect(browser.here()).toEqual(before[0]);
    }),
    { runs: 100 },
  );
});

it('Forward goes on with the steps, and opens no dialog again', () => {
  const browser = fakeBrowser();
  browser.lead('/request', false);
  browser.walk(1);
  browser.run(everything);
  browser.open();
  browser.run(everything);
  for (const by of [-1, -1, 1, 1]) {
    browser.go(by);
    browser.run(everything);
  }
  expect(browser.here()).toEqual({ path: '/request', names: ['step 1'] });
  expect(browser.dialogs()).toEqual([]);
});

it('steps that are over are no way back from where they led to, nor a way on', () => {
  const browser = fakeBrowser();
  browser.lead('/request', false);
  browser.walk(2);
  browser.run(everything);
  browser.walk(-2);
  browser.run(1);
  browser.lead('/tracking', false);
  browser.run(everything);
  expect(browser.entries().slice(-2)).toEqual([
    { path: '/request', names: [] },
    { path: '/tracking', names: [] },
  ]);
});
