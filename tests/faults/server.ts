import type { ClientFrame, Order, ServerFrame } from '#schemas';
import { NOW } from '../support/arbitraries.ts';
import { anOrder } from '../support/orders.ts';

/** What an order goes through, one change after the other. */
const path = ['NEW', 'DISPATCHED', 'RECEIVED', 'NEAR_VENDOR', 'PICKED_UP', 'DELIVERED'];
const vendor_id = 'v1';

/** Someone who is told of changes. */
export type Ear = (frame: ServerFrame) => void;

/** The truth that every client must reach: one vendor's orders, and their changes by number. */
export function createServer() {
  const orders = new Map<string, Order>();
  const ears = new Set<Ear>();
  let changes: Order[] = [];
  /** Changes that were forgotten, so that nobody can catch up from them. */
  let pruned = 0;
  const head = () => pruned + changes.length;

  function record(order: Order): void {
    orders.set(order.order_id, order);
    changes.push(order);
    for (const tell of ears) tell(frameOf(order, head()));
  }

  return {
    orders,
    place(): void {
      const order_id = `v1-${orders.size + 1}`;
      record(anOrder({ order_id, updated_at: NOW + orders.size }));
    },
    change(which: number): void {
      const order = [...orders.values()][which % Math.max(orders.size, 1)];
      if (order) record(moved(order));
    },
    prune(): void {
      pruned = head();
      changes = [];
    },
    list: () => ({
      data: [...orders.values()],
      pagination_key: null,
      seq: head(),
      listed_at: NOW,
    }),
    /** Says what was missed, then every change as it comes. */
    hear(frame: ClientFrame, tell: Ear): void {
      if (frame.action === 'ping') tell({ event: 'pong', created_at: NOW });
      if (frame.action !== 'subscribe') return;
      const since = frame.since ?? head();
      if (since < pruned || since > head()) tell({ event: 'reset', vendor_id, seq: head() });
      else {
        for (const [at, order] of changes.entries()) {
          if (pruned + at + 1 > since) tell(frameOf(order, pruned + at + 1));
        }
      }
      tell({ event: 'subscribed', vendor_id, seq: head() });
      ears.add(tell);
    },
    leave: (tell: Ear) => ears.delete(tell),
  };
}
export type FakeServer = ReturnType<typeof createServer>;

function frameOf(data: Order, seq: number): ServerFrame {
  return { event: 'order_update', data, created_at: data.updated_at, vendor_id, seq };
}

function moved(order: Order): Order {
  const at = path.indexOf(order.status);
  const status = path[Math.min(at + 1, path.length - 1)] ?? '';
  const updated_at = order.updated_at + 1;
  const status_history = [...order.status_history, { status, created_at: updated_at }];
  return { ...order, status, updated_at, status_history };
}
