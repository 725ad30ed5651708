import type { Event, ServerFrame } from '#schemas';

type Outside = {
  now: () => number;
  parse: (text: string) => ServerFrame | null;
  schedule: (act: () => void) => void;
  append: (events: readonly Event[]) => void;
};

/**
 * Turns socket text into facts. A burst becomes one append a frame, so that a hundred updates cost one render;
 * what cannot be read is counted and dropped.
 */
export function createFeed({ now, parse, schedule, append }: Outside) {
  let waiting: Event[] = [];

  function flush() {
    const events = waiting;
    waiting = [];
    append(events);
  }

  return function received(text: string): void {
    if (waiting.length === 0) schedule(flush);
    waiting.push(...factsOf(parse(text), now()));
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

function factsOf(frame: ServerFrame | null, at: number): Event[] {
  if (frame === null) {
    return [{ type: 'frame.dropped', source, at, payload: { reason: 'malformed' } }];
  }
  const read = facts[frame.event] as (frame: ServerFrame, at: number) => Event[];
  return read(frame, at);
}
