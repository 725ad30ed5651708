import { savedCustomerViolation } from '#core/rules';
import { endpoints, type Market, type SavedCustomer } from '#schemas';
import { refusal, refusals } from '../http/refusal.ts';
import { serveOn } from '../http/serve.ts';
import type { ServerModule } from '../module.ts';
import { phonePlanOf } from '../phone-plans.ts';
import { keepGoing } from '../rounds.ts';
import { invalidAddress } from '../vendors/address.ts';
import { exportCustomers } from './export.ts';
import { importCustomers } from './import.ts';
import { listCustomers } from './pages.ts';
import { rememberRecipients, rest } from './remember.ts';
import {
  changeCustomer,
  findCustomers,
  forgetCustomer,
  keepCustomer,
  setRemembers,
} from './repository.ts';
import { forgetRemembered } from './retention.ts';
import { settleIdentities } from './settle.ts';

/** Limits for one person: parts of imports, whose look-ups are costly, and exported files. */
const importsPerMinute = 120;
const filesPerMinute = 30;
/** Bytes of an import call: fifty customers of the greatest length. */
const bodyLimit = 1_048_576;

/** The address books of outlets. */
export const addressBook: ServerModule = {
  name: 'address-book',
  async register(app, deps) {
    const serve = serveOn(app, deps);
    serve(endpoints.searchCustomers, ({ sql, input: { params, query } }) =>
      findCustomers(sql, params.vendorId, query.query),
    );
    serve(endpoints.listCustomers, ({ sql, input: { params, query } }) =>
      listCustomers(sql, params.vendorId, query),
    );
    serve(endpoints.saveCustomer, ({ sql, market, input: { params, body } }) => {
      requireSound(body, market);
      return keepCustomer(sql, params.vendorId, body);
    });
    serve(endpoints.updateCustomer, async ({ sql, market, input: { params, body } }) => {
      requireSound(body, market);
      const changed = await changeCustomer(sql, params, body);
      if (changed === 'taken') throw alreadyKept();
      if (changed === 'unknown') throw refusals.unknown();
      return changed;
    });
    const perMinute = (most: number) => Math.min(most, deps.config.rateLimit);
    serve(endpoints.importCustomers, importCustomers, {
      perMinute: perMinute(importsPerMinute),
      bodyLimit,
    });
    serve(endpoints.exportCustomers, exportCustomers, { perMinute: perMinute(filesPerMinute) });
    serve(endpoints.rememberCustomers, async ({ sql, input: { params, body } }) => {
      await setRemembers(sql, params.vendorId, body.remembers);
      return { remembers: body.remembers };
    });
    serve(endpoints.deleteCustomer, async ({ sql, input: { params } }) => {
      await forgetCustomer(sql, params);
      return {};
    });
  },
  rounds: (deps) => [{ name: 'customers of long ago', run: () => forgetRemembered(deps) }],
  async start(deps) {
    const stops = [
      keepGoing(deps.log, {
        ...{ name: 'customers to remember', rest },
        run: () => rememberRecipients(deps),
      }),
      keepGoing(deps.log, {
        ...{ name: 'customers written in two ways', rest: 3600 },
        run: (isStopping) => settleIdentities(deps.sql, isStopping),
      }),
    ];
    return async () => {
      await Promise.all(stops.map((stop) => stop()));
    };
  },
};

function requireSound(customer: SavedCustomer, market: Market): void {
  const violation = savedCustomerViolation(customer, phonePlanOf(market));
  if (violation) throw invalidAddress(violation.key, violation.field);
}

function alreadyKept() {
  return refusal(409, 'AlreadyKept', 'The same customer is kept at that address already.', {
    key: 'addressbook.error.already-kept',
  });
}
