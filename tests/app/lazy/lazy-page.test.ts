import { createElement, Suspense } from 'react';
import { prerender } from 'react-dom/static';
import { expect, it, onTestFinished, vi } from 'vitest';
import { lazyPage, lazyPart, loadPage } from '../../../app/lazy/lazy-page.tsx';
import { once } from '../../../app/lazy/load.ts';

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
  const load = { first: () => ask('first'), from: ask, restart: async () => false };
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

it('imports a page once, whether it is preloaded, shown or both, in either order', async () => {
  for (const order of ['preload first', 'shown first']) {
    let imports = 0;
    const { Page: Shown, preload } = lazyPage(
      async () => {
        imports += 1;
        return { Page: () => order };
      },
      (module) => module.Page,
    );
    const show = () => prerender(createElement(Suspense, null, createElement(Shown)));
    if (order === 'preload first') await Promise.all([preload(), preload(), show()]);
    else await Promise.all([show(), preload(), show(), preload()]);
    expect(imports, order).toBe(1);
  }
});

it('imports a module that several pages are in once, and one that failed again', async () => {
  let imports = 0;
  const load = once(async () => {
    imports += 1;
    if (imports === 1) throw new TypeError('offline');
    return { Page };
  });
  await expect(Promise.all([load(), load()])).rejects.toThrow('offline');
  expect(await load()).toBe(await load());
  expect(imports).toBe(2);
});

it('lets a part say for itself that it is missing', async () => {
  const Missing = () => null;
  const load = { first: async () => Promise.reject(new Error('offline')) };
  const whole = { ...load, from: load.first, restart: async () => false };
  const pause = async () => undefined;
  expect((await loadPage(whole, () => Page, pause, Missing)).default).toBe(Missing);
});

it('never loads the whole page again for a part, not even where its code could be loaded by then', async () => {
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

/** A page loaded for the first time, whose server answers, and where no pause takes any time; tells whether it is loaded again. */
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
