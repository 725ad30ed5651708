import { appended, historyOpened, vendorChosen } from '#core';
import { fact } from '../../../core/kernel/log.ts';
import { NOW, vendor } from '../../support/arbitraries.ts';
import { createEngine } from '../../support/engine.ts';

type Options = NonNullable<Parameters<typeof createEngine>[0]>;

/** The history of the outlet `v1`, the parent of `v2`. */
export async function openHistory(options: Options = {}) {
  const engine = createEngine(options);
  await engine.tick();
  await engine.send(appended, [
    fact('vendors.loaded', 'fetch', NOW, {
      vendors: [{ ...vendor('v1'), is_parent: true }, vendor('v2', 'v1')],
    }),
  ]);
  await engine.send(vendorChosen, 'v1');
  await engine.send(historyOpened);
  return engine;
}
