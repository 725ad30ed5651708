import { defineProjection, projected } from '../kernel/projection.ts';

/**
 * Orders whose newest record this build could not read, by id; the empty text stands for those that did not even tell one.
 * They are named to the person, since an order that is silently missing is worse than one that cannot be shown.
 */
export const unreadableProjection = defineProjection<ReadonlySet<string>>(() => none, {
  'frame.dropped': (ids, { payload: { order_id } }) =>
    order_id === undefined || ids.has(order_id) ? ids : new Set(ids).add(order_id),
  'order.updated': (ids, { payload: { order } }) =>
    ids.has(order.order_id) ? new Set([...ids].filter((id) => id !== order.order_id)) : ids,
  'vendor.selected': () => none,
});

const none: ReadonlySet<string> = new Set();

/** Which orders cannot be shown. */
export const $unreadableIds = projected(unreadableProjection);

/** How many orders cannot be shown. */
export const $unreadable = $unreadableIds.map(({ size }) => size);
