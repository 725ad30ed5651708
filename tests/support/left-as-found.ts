import { afterAll } from 'vitest';

const found = globals();

// Files share a process, so a clock or a global that one leaves behind would fail another, now and then.
afterAll(() => {
  const left = globals();
  const names = new Set([...found.keys(), ...left.keys()]);
  const changed = [...names].filter((name) => !Object.is(found.get(name), left.get(name)));
  if (changed.length > 0) throw new Error(`Left changed for other files: ${changed.join(', ')}.`);
});

/** What each global is, or how it is read. Libraries mark theirs with two underscores, and `Temporal` stays once it is there. */
function globals(): ReadonlyMap<string, unknown> {
  const all = Object.entries(Object.getOwnPropertyDescriptors(globalThis)).filter(
    ([name]) => !/^(__|Temporal$)/.test(name),
  );
  const own = all.map(([name, { get, value }]) => [name, get ?? value] as const);
  return new Map([...own, ['performance.now', performance.now]]);
}
