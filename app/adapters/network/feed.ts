import type { Event, ServerFrame } from '#schemas';
import { idOfUnreadable } from './readable.ts';

type Outside = {
  now: () => number;
  parse: (text: string) => ServerFrame | null;
  schedule: (act: () => void) => void;
  append: (events: readonly Event[]) => void;
  /** The server refused to show an outlet. */
  refused: () => void;
};

/**
 * Turns socket text into events. All that arrives until what it scheduled is run becomes one append, so that a hundred updates cost one
 * render; unreadable frames are counted and dropped.
 */
export function createFeed({ now, parse, schedule, append, refused }: Outside) {
  let waiting: Event[] = [];

  function flush() {
    const events = waiting;
    waiting = [];
    append(events);
  }

  return function receive(text: string): void {
    if (waiting.length === 0) schedule(flush);
    const frame = parse(text);
    if (frame?.event === 'refused') refused();
    waiting.push(...(frame === null ? [droppedFrame(text, now())] : factsOf(frame, now())));
  };
}

type FrameOf<Kind extends ServerFrame['event']> = Extract<ServerFrame, { event: Kind }>;
type Facts = {
  readonly [Kind in ServerFrame['event']]: (frame: FrameOf<Kind>, at: number) => Event[];
};

const source = 'socket';

const facts: Facts = {
  order_update: ({ data, vendor_id, seq }, at) => [
    { type: 'order.updated', source, at, payload: { order: data } },
    { type: 'connection.heard', source, at, payload: { vendor_id, seq } },
  ],
  subscribed: ({ vendor_id, seq }, at) => [
    { type: 'connection.opened', source, at, payload: { vendor_id, seq } },
  ],
  reset: ({ vendor_id, seq }, at) => [
    { type: 'connection.reset', source, at, payload: { vendor_id, seq } },
  ],
  refused: (_, at) => [{ type: 'connection.heard', source, at, payload: {} }],
  pong: (_, at) => [{ type: 'connection.heard', source, at, payload: {} }],
};

/** The event of an unreadable frame, with the order's id if that can be read. */
function droppedFrame(text: string, at: number): Event {
  const order_id = orderOf(text);
  const payload = { reason: 'malformed', ...(order_id !== undefined && { order_id }) } as const;
  return { type: 'frame.dropped', source, at, payload };
}

function orderOf(text: string): string | undefined {
  try {
    const frame: { event?: unknown; data?: unknown } | null = JSON.parse(text);
    return frame?.event === 'order_update' ? idOfUnreadable(frame.data) : undefined;
  } catch {
    return undefined;
  }
}

function factsOf(frame: ServerFrame, at: number): Event[] {
  const read = facts[frame.event] as (frame: ServerFrame, at: number) => Event[];
  return read(frame, at);
}
