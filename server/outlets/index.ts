import { endpoints } from '#schemas';
import { serveOn } from '../http/serve.ts';
import type { Deps, ServerModule } from '../module.ts';
import { keepGoing } from '../rounds.ts';
import { createOutlet } from './create.ts';
import { openDue } from './open.ts';
import { updateOutlet } from './update.ts';

/** Seconds between two checks for outlets that become available. */
const rest = 2;
/** Collection points a minute that one person may save. */
const perMinute = 60;

/** Collection points that merchants add and change themselves (specification 1, sections 2 to 8). */
export const outlets: ServerModule = {
  name: 'outlets',
  async register(app, deps) {
    const serve = serveOn(app, deps);
    serve(endpoints.createOutlet, createOutlet, { perMinute });
    serve(endpoints.updateOutlet, updateOutlet, { perMinute });
  },
  async start(deps) {
    return keepGoing(deps.log, { name: 'coming outlets', rest, run: () => open(deps) });
  },
};

async function open({ sql, clock, log }: Deps): Promise<void> {
  for (const vendorId of await openDue(sql, clock())) {
    log.info({ vendorId }, 'an outlet is available');
  }
}
