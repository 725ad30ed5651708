import { expect, test } from 'vitest';
import { createHistorian, type HistoryWorld } from '../../../app/travel/historian.ts';
import { createLayers } from '../../../app/travel/layers.ts';

/** A browser at the entry of an open menu, which goes back when it is told to. */
function atMenu() {
  const browser = { names: ['+'], went: 0, at: '/request' };
  const world: HistoryWorld = {
    entry: () => browser.names,
    begun: ['+'],
    path: () => browser.at,
    address: () => browser.at,
    push: (names) => Object.assign(browser, { names }),
    go: (by) => Object.assign(browser, { went: browser.went + by }),
    later: (act) => act(),
    soon: (act) => act(),
    atLast: () => () => {},
  };
  return { browser, historian: createHistorian(world, createLayers()) };
}

test('somebody who signs out in a menu is led on as soon as its entry is left, though nobody keeps the history any more', () => {
  const { browser, historian } = atMenu();
  const told: string[] = [];
  historian.lead((to) => told.push(to), '/', { replace: true });
  historian.rest(() => told.push('no longer heard'));
  expect([browser.went, told]).toEqual([-1, []]);
  browser.names = [];
  historian.popped();
  expect(told).toEqual(['no longer heard', '/']);
});

test('with no journey under way the browser is not heard from that moment on', () => {
  const { historian } = atMenu();
  let isHeard = true;
  historian.rest(() => {
    isHeard = false;
  });
  expect(isHeard).toBe(false);
});
