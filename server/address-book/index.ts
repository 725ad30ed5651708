import { savedCustomerViolation } from '#core/rules';
import { endpoints, type SavedCustomer } from '#schemas';
import { refusal, refusals } from '../http/refusal.ts';
import { serveOn } from '../http/serve.ts';
import type { ServerModule } from '../module.ts';
import { invalidAddress } from '../vendors/address.ts';
import { listCustomers } from './pages.ts';
import { changeCustomer, findCustomers, forgetCustomer, keepCustomer } from './store.ts';

/** Customers whose addresses an outlet keeps; each outlet has a book of its own. */
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
    serve(endpoints.saveCustomer, ({ sql, input: { params, body } }) => {
      requireSound(body);
      return keepCustomer(sql, params.vendorId, body);
    });
    serve(endpoints.updateCustomer, async ({ sql, input: { params, body } }) => {
      requireSound(body);
      const changed = await changeCustomer(sql, params, body);
      if (changed === 'taken') throw alreadyKept();
      if (changed === 'unknown') throw refusals.unknown();
      return changed;
    });
    serve(endpoints.deleteCustomer, async ({ sql, input: { params } }) => {
      await forgetCustomer(sql, params);
      return {};
    });
  },
};

function requireSound(customer: SavedCustomer): void {
  const violation = savedCustomerViolation(customer);
  if (violation) throw invalidAddress(violation.key, violation.field);
}

function alreadyKept() {
  return refusal(409, 'AlreadyKept', 'The same customer is kept at that address already.', {
    key: 'addressbook.error.already-kept',
  });
}
