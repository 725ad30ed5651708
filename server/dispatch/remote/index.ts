import { endpoints } from '#schemas';
import { serveOn } from '../../http/serve.ts';
import type { ServerModule } from '../../module.ts';
import { takePhotograph } from './photographs.ts';
import { takePositions } from './positions.ts';
import { takeReport } from './reports.ts';
import { forgetSaid } from './retention.ts';

/** Calls a minute of a fleet: ten times a till's, since it has many riders. */
const perMinute = 60_000;
/** Bytes of a call with a photograph in base64. */
const photographLimit = 1_400_000;
const positionsLimit = 131_072;

/** The calls of a connected fleet. */
export const remoteEntry: ServerModule = {
  name: 'connected fleet',
  async register(app, deps) {
    const serve = serveOn(app, deps);
    serve(endpoints.takeFleetReport, takeReport, { perMinute });
    serve(endpoints.takeFleetPositions, takePositions, { perMinute, bodyLimit: positionsLimit });
    serve(endpoints.takeFleetPhotograph, takePhotograph, { perMinute, bodyLimit: photographLimit });
  },
  rounds: ({ sql, clock }) => [
    { name: 'what a connected fleet said long ago', run: () => forgetSaid(sql, clock()) },
  ],
};
