import { endpoints } from '#schemas';
import { serveOn } from '../http/serve.ts';
import type { ServerModule } from '../module.ts';
import { faultLog } from './fault-log.ts';
import { takePolicyReports } from './policy-reports.ts';

/** Reports a minute from one address; a page sends ten at most. */
const perMinute = 60;
/** Bytes of a report. */
const bodyLimit = 2048;

/** Logs faults of people's browsers, and violations of the content security policy. */
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
