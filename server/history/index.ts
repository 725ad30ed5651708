import { endpoints } from '#schemas';
import { type Call, serveOn } from '../http/serve.ts';
import type { ServerModule } from '../module.ts';
import { type FileKind, fileOf } from './export.ts';
import { composeReport, mailReport } from './report.ts';
import { summarizeOrders } from './summary.ts';

/** Files a minute for one person. */
const filesPerMinute = 30;

/** What past orders add up to, and the files that are made of them. */
export const history: ServerModule = {
  name: 'history',
  async register(app, deps) {
    const serve = serveOn(app, deps);
    const limits = { perMinute: Math.min(filesPerMinute, deps.config.rateLimit) };
    serve(endpoints.summarizeOrders, summarizeOrders);
    serve(endpoints.exportOrders, exportOf('orders'), limits);
    serve(endpoints.exportTransactions, exportOf('transactions'), limits);
    serve(endpoints.mailReport, mailReport, limits);
  },
  mails: { report: composeReport },
};

function exportOf(name: FileKind) {
  return ({ sql, market, deployment, input }: Call<typeof endpoints.exportOrders>) => {
    const { vendorId } = input.params;
    return fileOf(name, { sql, market, deployment, vendorId, query: input.query });
  };
}
