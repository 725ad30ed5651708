import { endpoints } from '#schemas';
import { serveOn } from '../http/serve.ts';
import type { ServerModule } from '../module.ts';
import { faultLog } from './fault-log.ts';
import { takePolicyReports } from './policy-reports.ts';

/** A page tells of ten faults at most; nobody behind one address has many pages that break. */
const perMinute = 60;
/** Bytes of a report. */
const bodyLimit = 2048;

/** Writes down what breaks in people's browsers, and what their pages were not allowed. */
export const faults: ServerModule = {
  name: 'faults',
  async register(app, deps) {
    const write = faultLog(deps.log, deps.clock);
    serveOn(app, deps)(
      endpoints.reportFault,
      ({ input, deployment }) => {
        write.fault(input.body, deployment.id);
        return { success: true };
      },
      { perMinute, bodyLimit },
    );
    await takePolicyReports(app, deps, write.policy);
  },
};
