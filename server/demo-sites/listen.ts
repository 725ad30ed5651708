import { type Beside, listenBeside } from '../listen-beside.ts';
import type { World } from '../module.ts';
import { createSites } from './app.ts';

/** Starts the sites of others that the portal works with, on a port of their own. */
export function startSites(world: World): Promise<Beside> {
  const { host, port, sitesPort } = world.config;
  return listenBeside({
    ...{ create: () => createSites(world), host, portal: port, asked: sitesPort, steps: 2 },
    ...{ what: 'the help centre', variable: 'SITES_PORT' },
  });
}
