import { channel } from 'node:diagnostics_channel';

/** Events that parts of the server publish for metrics; without personal data, and with few values of each text. */
type Happened = {
  errand: { kind: string; outcome: 'done' | 'failed' | 'given-up' };
  'hand-over': { what: string };
  report: { status: string };
  payment: { state: string };
  /** Open sockets on this instance, and how many outlets they follow. */
  sockets: { open: number; places: number };
  fault: { of: 'feature' | 'page' | 'policy' };
  security: { event: string };
};

type What = keyof Happened;

/** Publishes an event; almost free without listeners. */
export function tellHappened<W extends What>(what: W, how: Happened[W]): void {
  const told = channel(`rider-portal:${what}`);
  if (told.hasSubscribers) told.publish(how);
}

/** Subscribes to an event; answers how to unsubscribe. */
export function hearHappened<W extends What>(what: W, hear: (how: Happened[W]) => void) {
  const told = channel(`rider-portal:${what}`);
  const listener = (how: unknown) => hear(how as Happened[W]);
  told.subscribe(listener);
  return () => void told.unsubscribe(listener);
}
