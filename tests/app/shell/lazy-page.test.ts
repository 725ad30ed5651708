import { expect, it } from 'vitest';
import { loadPage } from '../../../app/shell/lazy-page.tsx';

const Page = () => null;

function world(failures: number) {
  const pauses: number[] = [];
  let loads = 0;
  const load = async () => {
    loads += 1;
    if (loads <= failures) throw new TypeError('Failed to fetch dynamically imported module');
    return Page;
  };
  const pause = async (seconds: number) => void pauses.push(seconds);
  return { load, pause, pauses, loads: () => loads };
}

it('shows a page whose code arrives late', async () => {
  const { load, pause, pauses } = world(3);
  expect((await loadPage(load, pause)).default).toBe(Page);
  expect(pauses).toEqual([2, 2, 2]);
});

it('gives up after ten tries two seconds apart, and then says so instead of nothing', async () => {
  const { load, pause, pauses, loads } = world(99);
  expect((await loadPage(load, pause)).default).not.toBe(Page);
  expect(loads()).toBe(10);
  expect(pauses).toHaveLength(9);
});
