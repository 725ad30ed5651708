import { createStore } from 'effector';
import { appended, labelOfStatus, type StatusLabel } from '#core';
import type { Event } from '#schemas';

type Announced = { readonly orderId: string; readonly label: StatusLabel };
type Heard = {
  /** The status last seen of each order, so that only a change is worth saying. */
  readonly statuses: ReadonlyMap<string, string>;
  readonly latest: Announced | null;
};

const $heard = createStore<Heard>({ statuses: new Map(), latest: null }).on(appended, hear);

/** The latest change of a status that the socket brought. */
export const $announced = $heard.map(({ latest }) => latest);

function hear(heard: Heard, events: readonly Event[]): Heard {
  const updates = events.filter((event) => event.type === 'order.updated');
  if (updates.length === 0) return heard;
  const statuses = new Map(heard.statuses);
  let { latest } = heard;
  for (const { source, payload } of updates) {
    const { order_id: orderId, status } = payload.order;
    const known = statuses.get(orderId);
    statuses.set(orderId, status);
    if (source === 'socket' && known !== undefined && known !== status) {
      latest = { orderId, label: labelOfStatus(status) };
    }
  }
  return { statuses, latest };
}
