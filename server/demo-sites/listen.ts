import { type Beside, listenBeside } from '../listen-beside.ts';
import type { World } from '../module.ts';
import { hourly } from '../rounds.ts';
import { createSites } from './app.ts';
import { forgetOldHelp } from './help/retention.ts';

/** Starts the demo's other sites, on a port of their own. */
export async function startSites(world: World): Promise<Beside> {
  const { host, port, sitesPort } = world.config;
  const site = await listenBeside({
    ...{ create: () => createSites(world), host, portal: port, asked: sitesPort, steps: 2 },
    ...{ what: 'the help centre', variable: 'SITES_PORT' },
  });
  const stopSweeping = hourly(world.log, 'old visits of the help centre', () =>
    forgetOldHelp(world),
  );
  const stop = async () => {
    await site.stop();
    await stopSweeping();
  };
  return { ...site, stop };
}
