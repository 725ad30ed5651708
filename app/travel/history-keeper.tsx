import { useEffect } from 'react';
import { afterPicture } from '#adapters';
import { atLast } from './at-last.ts';
import { createHistorian, type HistoryWorld } from './historian.ts';
import { begunAt, keepHistory, layers } from './travel.ts';

/** Runs the historian while mounted; renders nothing. */
export function HistoryKeeper() {
  useEffect(() => {
    const historian = createHistorian(world, layers);
    layers.onChange(historian.changed);
    keepHistory(historian.lead);
    addEventListener('popstate', historian.popped);
    addEventListener('pushState', historian.changed);
    historian.settle();
    return () => {
      removeEventListener('pushState', historian.changed);
      keepHistory(null);
      layers.onChange(() => {});
      // After a sign-out in a menu, the pending `go` that closes the menu leads to the sign-in page.
      historian.rest(() => removeEventListener('popstate', historian.popped));
    };
  }, []);
  return null;
}

const world: HistoryWorld = {
  entry: () => namesOf(history.state),
  begun: begunAt.path === location.pathname ? namesOf(begunAt.state) : [],
  path: () => location.pathname + location.hash,
  address: () => location.pathname + location.search,
  push: (names) => history.pushState({ ...history.state, layers: names }, ''),
  go: (by) => history.go(by),
  later: (act) => afterPicture(act),
  soon: (act) => queueMicrotask(act),
  atLast,
};

/** The names in a history state, which an older build may have written. */
function namesOf(state: unknown): readonly string[] {
  const names: unknown = typeof state === 'object' && state ? Reflect.get(state, 'layers') : null;
  return Array.isArray(names) ? names.filter((name) => typeof name === 'string') : [];
}
