import { rankOf } from '#core/rules';
import { type Event, LogHeader, type Order, readEvent } from '#schemas';
import { merge } from '../orders/merge.ts';
import { redactor } from './redact.ts';

/** An exported log as it was read, with the numbers of the lines that could not be. */
export type ReadLog = {
  readonly header: LogHeader;
  readonly events: readonly Event[];
  readonly rejectedLines: readonly number[];
};

/** The facts as JSON lines without personal data; replayed, they lead to the same tabs, ranks and histories. */
export function exportLog(
  events: readonly Event[],
  moment: Pick<LogHeader, 'at' | 'day_start'>,
): string {
  const header: LogHeader = { format: 'rider-portal-log', version: 1, ...moment };
  const lines = [header, ...settle(events).flatMap(redactor())];
  return lines.map((line) => `${JSON.stringify(line)}\n`).join('');
}

/** Reads an exported log; null when its first line is not that of one. */
export function importLog(text: string): ReadLog | null {
  const [first = '', ...rest] = text.split('\n');
  const header = LogHeader.safeParse(parse(first));
  if (!header.success) return null;
  const lines = rest
    .map((line, at) => ({ line, number: at + 2 }))
    .filter(({ line }) => line.trim() !== '')
    .map(({ line, number }) => ({ number, event: readEvent(parse(line)) }));
  return {
    header: header.data,
    events: lines.flatMap(({ event }) => event ?? []),
    rejectedLines: lines.filter(({ event }) => event === null).map(({ number }) => number),
  };
}

/**
 * Records of the same time and rank merge by their texts, which an export leaves out. So each such tie is settled here: all
 * of its records become the one that wins, apart from those of before all orders were forgotten.
 */
function settle(events: readonly Event[]): readonly Event[] {
  const winners = new Map<string, Order>();
  const ties = tiesOf(events);
  for (const [at, event] of events.entries()) {
    const tie = ties[at];
    if (event.type !== 'order.updated' || tie === undefined) continue;
    winners.set(tie, merge(winners.get(tie), event.payload.order));
  }
  return events.map((event, at) => {
    const order = winners.get(ties[at] ?? '');
    return order && event.type === 'order.updated' ? { ...event, payload: { order } } : event;
  });
}

/** Which tie each fact belongs to, where it is an order's update. */
function tiesOf(events: readonly Event[]): readonly (string | undefined)[] {
  let timesForgotten = 0;
  return events.map((event) => {
    if (forgetsOrders(event)) timesForgotten += 1;
    if (event.type !== 'order.updated') return undefined;
    const { order_id, updated_at, status } = event.payload.order;
    return [timesForgotten, order_id, updated_at, rankOf(status)].join(' ');
  });
}

/** Whether no order is known after it. */
function forgetsOrders({ type, payload }: Event): boolean {
  return type === 'session.ended' || (type === 'vendor.selected' && payload.vendor_id === null);
}

function parse(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}
