import { endpoints } from '#schemas';
import type { Dispatcher } from '../fleet/dispatcher.ts';
import { refusals } from '../http/refusal.ts';
import { serveOn } from '../http/serve.ts';
import type { Deps, ServerModule } from '../module.ts';

/** Many orders from one file. */
export function bulkWith(_dispatcherOf: (deps: Deps) => Dispatcher): ServerModule {
  return {
    name: 'bulk',
    async register(app, deps) {
      const serve = serveOn(app, deps);
      const notYet = () => {
        throw refusals.unavailable();
      };
      serve(endpoints.createBulkJob, notYet);
      serve(endpoints.getBulkExample, notYet);
      serve(endpoints.listBulkJobs, notYet);
      serve(endpoints.getBulkJob, notYet);
      serve(endpoints.changeBulkRows, notYet);
      serve(endpoints.placeBulkJob, notYet);
      serve(endpoints.exportFailedBulkRows, notYet);
    },
  };
}
