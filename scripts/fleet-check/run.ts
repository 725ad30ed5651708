import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { FleetMessage } from '#schemas';
import { type RemoteFleet, send } from '../../server/dispatch/remote/send.ts';
import type { Said } from './listener.ts';
import { writeOrder } from './order.ts';

/** What to check, and how. */
export type Asked = {
  /** Where the fleet is told of orders. */
  url: string;
  secret: string;
  /** Where the fleet says what becomes of them. */
  port: number;
  /** Which country the orders are of. */
  country: string;
  /** Seconds until an order has come to its end. */
  wait: number;
  say: (line: string) => void;
};

/** Milliseconds between two looks. */
const look = 50;
/** Milliseconds that a fleet has for an answer. */
const patience = 10_000;
/** A run of the checks: what was asked for, what the fleet said so far, and the name that its orders begin with. */
export type Run = Asked & { said: Said; name: string };

/** Asks for an order of the run, as its first ride unless another is named. */
export const requestOf = (run: Run, which: string, ride = 1): FleetMessage => ({
  type: 'order.requested',
  ...{ ride, order: orderOf(run, which) },
});

/** How a message is sent: under which key, signed with which secrets, and how many seconds ago. */
export type Manner = { key?: string; secrets?: readonly string[]; ago?: number };

/** An order of the run. */
export const orderOf = ({ name, country }: Run, which: string) =>
  writeOrder(`${name}-${which}`, country);
/** Cancels an order of the run. */
export const cancelOf = (run: Run, which: string): FleetMessage => {
  const { order_id, vendor_id } = orderOf(run, which);
  return { type: 'order.cancelled', ride: 1, order: { order_id, vendor_id } };
};

/** Sends the fleet a message; throws when it does not take it. */
export async function tell(run: Run, message: FleetMessage, manner: Manner = {}): Promise<void> {
  const { key = randomUUID(), secrets = [run.secret], ago = 0 } = manner;
  const fleet: RemoteFleet = { url: run.url, secrets };
  await send(fleet, message, { key, now: Date.now() / 1000 - ago, patience });
}

/** What the fleet has reported of an order, as it came. */
export const reportsOf = (run: Run, which: string) =>
  run.said.reports
    .map(({ report }) => report)
    .filter(({ order_id }) => order_id === orderOf(run, which).order_id);

/** Waits until something holds, for as long as an order may take. */
export async function until({ wait }: Run, why: string, holds: () => boolean): Promise<void> {
  const end = Date.now() + wait * 1000;
  while (!holds()) {
    if (Date.now() > end) throw new Error(why);
    await pause(look);
  }
}
