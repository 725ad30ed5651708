import * as z from 'zod/mini';
import { type Event, eventSources, events, eventTypes } from './event.ts';
import { UnixTime } from './primitives.ts';

/** The first line of an exported log: when it was exported, and when the market's day had begun. */
export const LogHeader = z.object({
  format: z.literal('rider-portal-log'),
  version: z.literal(1),
  at: UnixTime,
  day_start: UnixTime,
});
export type LogHeader = z.infer<typeof LogHeader>;

const Line = z.object({
  type: z.enum(eventTypes),
  source: z.enum(eventSources),
  at: UnixTime,
  payload: z.unknown(),
});

/** Reads one line of an exported log; null for anything that is no event known to this build. */
export function readEvent(value: unknown): Event | null {
  const line = Line.safeParse(value);
  if (!line.success) return null;
  const payload = events[line.data.type].schema.safeParse(line.data.payload);
  return payload.success ? ({ ...line.data, payload: payload.data } as Event) : null;
}
