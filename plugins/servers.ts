import type { ServerModule } from '../server/module.ts';
import { helpServer } from './helpcenter/server.ts';

/** The server modules of features. A new one is a line here. */
export const featureServers: readonly ServerModule[] = [helpServer];
