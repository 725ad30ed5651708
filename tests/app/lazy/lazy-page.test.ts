import { createElement, Suspense } from 'react';
import { prerender } from 'react-dom/static';
import { expect, it, onTestFinished, vi } from 'vitest';
import { lazyPart, loadPage } from '../../../app/lazy/lazy-page.tsx';

const Page = () => null;
const address = 'https://portal.test/assets/tracking-abc.js';

/** A browser that fails some times, and what was asked of it. */
function world(failures: number, message: string) {
  const asked: string[] = [];
  const pauses: number[] = [];
  const ask = async (from: string) => {
    asked.push(from);
    if (asked.length <= failures) throw new TypeError(message);
    return { Page };
  };
  const load = { first: () => ask('first'), from: ask, anew: async () => false };
  const pause = async (seconds: number) => void pauses.push(seconds);
  const result = () => loadPage(load, (module) => module.Page, pause);
  return { result, asked, pauses };
}

it('shows a page whose code arrives late, asking for a new address each time', async () => {
  const named = `Failed to fetch dynamically imported module: ${address}`;
  const { result, asked, pauses } = world(3, named);
  expect((await result()).default).toBe(Page);
  expect(pauses).toEqual([2, 2, 2]);
  expect(asked).toEqual(['first', `${address}?try=2`, `${address}?try=3`, `${address}?try=4`]);
});

it('asks the same way again where the browser does not name the address', async () => {
  const { result, asked } = world(2, 'Importing a module script failed.');
  expect((await result()).default).toBe(Page);
  expect(asked).toEqual(['first', 'first', 'first']);
});

it('gives up after ten tries two seconds apart, and then says so instead of nothing', async () => {
  const { result, asked, pauses } = world(99, 'Failed to fetch');
  expect((await result()).default).not.toBe(Page);
  expect(asked).toHaveLength(10);
  expect(pauses).toHaveLength(9);
});

it('lets a part say for itself that it is missing', async () => {
  const Missing = () => null;
  const load = { first: async () => Promise.reject(new Error('offline')) };
  const whole = { ...load, from: load.first, anew: async () => false };
  const pause = async () => undefined;
  expect((await loadPage(whole, () => Page, pause, Missing)).default).toBe(Missing);
});

it('never loads the whole page anew for a part, not even where its code could be had then', async () => {
  const reload = reachableAgain();
  const load = async () => Promise.reject(new TypeError(`Failed to fetch ${address}`));
  const Part = lazyPart(
    load,
    () => Page,
    () => 'without it',
  );
  const { prelude } = await prerender(createElement(Suspense, null, createElement(Part)));
  expect(await new Response(prelude).text()).toContain('without it');
  expect(reload).not.toHaveBeenCalled();
});

/** A page loaded for the first time, whose server answers, and where no pause takes any time; tells whether it is loaded anew. */
function reachableAgain() {
  onTestFinished(() => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });
  vi.stubGlobal('setTimeout', setImmediate);
  const navigation = Object.assign(new PerformanceMark('navigation'), { type: 'navigate' });
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([navigation]);
  vi.stubGlobal('fetch', async () => new Response());
  const reload = vi.fn();
  vi.stubGlobal('location', { reload });
  return reload;
}
