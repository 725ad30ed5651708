/** Pixels from the place where a finger or a mouse began. */
export type Pulled = { readonly across: number; readonly down: number };

/** A hand that only rests on the grip moves it less, in pixels. */
export const leastPull = 40;

/** Whether a finger's first move is meant for the map's edge: down makes a map larger, up a large one as it was, and below the top of the page it scrolls. */
export function isForMap(
  { across, down }: Pulled,
  { scrolled, isLarge }: { readonly scrolled: number; readonly isLarge: boolean },
): boolean {
  const isUpright = Math.abs(down) > Math.abs(across);
  return isUpright && scrolled <= 0 && (isLarge ? down < 0 : down > 0);
}

/** Whether the map is large once it was let go of. */
export function isLargeAfter(down: number, wasLarge: boolean): boolean {
  return Math.abs(down) < leastPull ? wasLarge : down > 0;
}
