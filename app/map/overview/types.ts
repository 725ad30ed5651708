import type { Position } from '#schemas';

/** How far an order is: at the door it goes to without a rider, or as its rider: on the way to collect, with the goods; or in need of somebody. */
export type MarkLook = 'waiting' | 'coming' | 'carrying' | 'urgent';

/** One rider of many, or a door that waits for one. Of several that need somebody, the most urgent comes first. */
export type Mark = {
  readonly id: string;
  readonly position: Position;
  readonly look: MarkLook;
  /** Who the order is for, and what it is doing; asked only where it is written. */
  readonly written: () => { readonly name: string; readonly words: string };
};

export type OverviewEvents = {
  /** The pointer came to a mark, or left it. */
  readonly onPointed: (id: string | null) => void;
  readonly onPressed: (id: string) => void;
};

export type Overview = {
  /** Has the marks glide to where they are now. */
  readonly set: (marks: readonly Mark[]) => void;
};
