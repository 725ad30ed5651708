import { bulkFileLimit, endpoints, type ParsedInputOf } from '#schemas';
import { serveOn } from '../http/serve.ts';
import type { ServerModule } from '../module.ts';
import { addBulkRowsWith } from './add-rows.ts';
import { answerFor, requireJobOf } from './answer.ts';
import { placeBulkJobWith } from './begin-placing.ts';
import { changeBulkRowsWith } from './change.ts';
import { createBulkJobWith } from './create.ts';
import { makeExample } from './example.ts';
import { exportFailedRows } from './failed-rows.ts';
import { listJobs, vendorOfJob } from './jobs.ts';
import { markOldRows } from './mark-old.ts';
import { forgetOldRows } from './retention.ts';
import { bulkErrands, type Worker, workerFor } from './worker.ts';

/** Files a minute that one person may upload or download. */
const filesPerMinute = 30;

/** The worker of each server in this process. */
const workers = new WeakMap<object, Worker>();

/** Files of orders. The feature's flag only hides the page; the calls depend on access to the outlet. */
export const bulk: ServerModule = {
  name: 'bulk',
  async register(app, deps) {
    const worker = workerFor(deps);
    workers.set(deps, worker);
    app.addHook('onClose', worker.stop);
    const serve = serveOn(app, deps);
    const limits = { perMinute: Math.min(filesPerMinute, deps.config.rateLimit) };
    const large = { bodyLimit: bulkFileLimit };
    serve(endpoints.createBulkJob, createBulkJobWith(worker), { ...limits, ...large });
    serve(endpoints.addBulkRows, addBulkRowsWith(worker), large);
    serve(endpoints.getBulkExample, makeExample, limits);
    serve(endpoints.listBulkJobs, ({ sql, clock, input }) => {
      return listJobs(sql, input.params.vendorId, clock());
    });
    serve(endpoints.getBulkJob, async (call) => {
      const { params, query } = call.input;
      await requireJobOf(call, params);
      return answerFor(call, params.jobId, wantedBy(query));
    });
    serve(endpoints.changeBulkRows, changeBulkRowsWith(worker), large);
    serve(endpoints.placeBulkJob, placeBulkJobWith(worker));
    serve(endpoints.exportFailedBulkRows, exportFailedRows, limits);
  },
  owners: { bulkJob: vendorOfJob },
  errands: (deps) => {
    const worker = workers.get(deps);
    return worker ? [bulkErrands(deps, worker)] : [];
  },
  rounds: (deps) => [
    { name: 'old bulk rows', run: () => forgetOldRows(deps) },
    { name: 'bulk rows without a mark', run: () => markOldRows(deps.sql) },
  ],
  async start(deps) {
    // Stop the worker, for which errands wait.
    return async () => workers.get(deps)?.stop();
  },
};

type Query = ParsedInputOf<typeof endpoints.getBulkJob>['query'];

function wantedBy({ rows, after, numbers }: Query): Parameters<typeof answerFor>[2] {
  if (rows !== undefined) return rows;
  if (numbers !== undefined) return { numbers: numbers.split(',').map(Number) };
  return after === undefined ? 'first' : { after: Number(after) };
}
