import { createEvent, restore } from 'effector';
import { describe, expect, test } from 'vitest';
import { $notices, engine } from '#core';
import { loadReloadedFx, readAssetFx, reloadFx } from '#core/ports';
import { occupies } from '../../../core/build/occupation.ts';
import { NOW } from '../../support/arbitraries.ts';
import { createEngine } from '../../support/engine.ts';

const worked = createEvent<boolean>();
occupies('test', restore(worked, false));

/** A page of the build `old`, after its first five minutes, on a server that has another build. */
async function outdated({
  manifest = { build: 'new' } as unknown,
  reloaded = null as string | null,
  own = 'old' as string | null,
  occupied = false,
} = {}) {
  const asked: string[] = [];
  const reloads: string[] = [];
  const tab = createEngine({
    ports: [
      [
        readAssetFx,
        (address: string) => {
          asked.push(address);
          return manifest;
        },
      ],
      [loadReloadedFx, () => reloaded],
      [reloadFx, (build: string) => void reloads.push(build)],
    ],
  });
  await tab.send(engine.buildKnown, own);
  await tab.tick(NOW);
  if (occupied) await tab.send(worked, true);
  await tab.tick(NOW + 299);
  expect(asked).toEqual([]);
  await tab.tick(NOW + 300);
  return { ...tab, asked, reloads };
}

describe('the build check', () => {
  test('asks for the manifest every five minutes, at a new address each time', async () => {
    const { asked, tick, see } = await outdated({ manifest: { build: 'old' } });
    await tick(NOW + 599);
    expect(asked).toEqual([`/asset-manifest.json?t=${(NOW + 300) * 1000}`]);
    await tick(NOW + 600);
    expect(asked).toHaveLength(2);
    expect(see($notices)).toEqual([]);
  });

  test('goes on by a clock that was put back', async () => {
    const { asked, tick } = await outdated({ manifest: { build: 'old' } });
    await tick(NOW - 86_400);
    expect(asked).toHaveLength(2);
    await tick(NOW - 86_400 + 299);
    expect(asked).toHaveLength(2);
    await tick(NOW - 86_400 + 300);
    expect(asked).toHaveLength(3);
  });

  test('warns of a newer build for 10 seconds and reloads after 3', async () => {
    const { see, pass, reloads } = await outdated();
    expect(see($notices)).toMatchObject([
      { type: 'warning', key: 'app.outdated', duration: 10_000 },
    ]);
    expect(reloads).toEqual([]);
    await pass(3);
    expect(reloads).toEqual(['new']);
  });

  test.each([
    ['was reloaded for this build already', { reloaded: 'new' }],
    ['was never built', { own: null }],
    ['gets an answer that is no manifest', { manifest: '<html>' }],
  ])('leaves a page alone that %s', async (_, given) => {
    const { see, pass, reloads } = await outdated(given);
    await pass(3);
    expect(see($notices)).toEqual([]);
    expect(reloads).toEqual([]);
  });

  test('never cuts off what is on its way: it waits, and warns afterwards', async () => {
    const { see, send, pass, reloads } = await outdated({ occupied: true });
    expect(see($notices)).toEqual([]);
    await pass(3);
    expect(reloads).toEqual([]);
    await send(worked, false);
    expect(see($notices)).toMatchObject([{ key: 'app.outdated' }]);
    await send(worked, true);
    await pass(3);
    expect(reloads).toEqual([]);
    await send(worked, false);
    await pass(3);
    expect(reloads).toEqual(['new']);
  });
});
