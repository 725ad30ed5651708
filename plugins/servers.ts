import type { ServerModule } from '../server/module.ts';
import { helpServer } from './helpcenter/server.ts';

/** The calls that features bring along, which no browser loads. A new one is a line here. */
export const featureServers: readonly ServerModule[] = [helpServer];
