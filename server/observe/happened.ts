import { channel } from 'node:diagnostics_channel';

/** What parts of the server say of their work while they do it; nothing of it stands for a person, and each of its texts is one of few. */
type Happened = {
  errand: { kind: string; outcome: 'done' | 'failed' | 'given-up' };
  'hand-over': { what: string };
  report: { status: string };
  payment: { state: string };
  /** All that are open on this instance, and at how many places of people. */
  sockets: { open: number; places: number };
  fault: { of: 'feature' | 'page' | 'policy' };
  security: { event: string };
};

type What = keyof Happened;

/** Says that something happened; costs next to nothing where nobody counts. */
export function tellHappened<W extends What>(what: W, how: Happened[W]): void {
  const told = channel(`rider-portal:${what}`);
  if (told.hasSubscribers) told.publish(how);
}

/** Hears of one thing from now on; answers how to hear no more. */
export function hearHappened<W extends What>(what: W, hear: (how: Happened[W]) => void) {
  const told = channel(`rider-portal:${what}`);
  const listener = (how: unknown) => hear(how as Happened[W]);
  told.subscribe(listener);
  return () => void told.unsubscribe(listener);
}
