import { defineProjection, projected } from '../kernel/projection.ts';

/**
 * Ids of orders whose newest record this build could not read; the empty text stands for all without an id. The person is
 * told of them, since a silently missing order is worse.
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
