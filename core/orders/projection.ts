import { defineProjection } from '../kernel/projection.ts';
import {
  advance,
  createIndex,
  emptyIndex,
  type OrderIndex,
  putOrder,
  setPending,
  setView,
} from './orders.ts';
import { parentsOf } from './scope.ts';

/** The order index as a function of the log. */
export const ordersProjection = defineProjection<OrderIndex>(createIndex, {
  'session.ended': emptyIndex,
  'order.updated': (index, { at, payload }) => {
    advance(index, at);
    putOrder(index, payload.order);
    return index;
  },
  'order.cancelRequested': (index, { payload }) => {
    setPending(index, payload.order_id, true);
    return index;
  },
  'order.cancelRefused': (index, { payload }) => {
    setPending(index, payload.order_id, false);
    return index;
  },
  'vendors.loaded': (index, { payload }) => {
    setView(index, { scope: { ...index.scope, parents: parentsOf(payload.vendors) } });
    return index;
  },
  'vendor.selected': (index, { payload }) => {
    const scope = { ...index.scope, ...payload };
    // Which outlets belong to which is known beyond the choice of one.
    if (payload.vendor_id === null) return { ...emptyIndex(index), scope };
    setView(index, { scope });
    return index;
  },
});
