import { endpoints } from '#schemas';
import { serveOn } from '../http/serve.ts';
import type { ServerModule } from '../module.ts';
import { orderColumns, transactionColumns } from './columns.ts';
import { exportWith } from './export.ts';
import { summarizeOrders } from './summary.ts';

/** Files a minute that one person may have made. */
const filesPerMinute = 30;

/** What past orders add up to, and the files that are made of them. */
export const history: ServerModule = {
  name: 'history',
  async register(app, deps) {
    const serve = serveOn(app, deps);
    const limits = { perMinute: Math.min(filesPerMinute, deps.config.rateLimit) };
    serve(endpoints.summarizeOrders, summarizeOrders);
    serve(endpoints.exportOrders, exportWith({ name: 'orders', columnsFor: orderColumns }), limits);
    serve(
      endpoints.exportTransactions,
      exportWith({ name: 'transactions', columnsFor: transactionColumns, finished: true }),
      limits,
    );
  },
};
