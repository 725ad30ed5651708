/** Pixels from the place where a finger or a mouse began. */
export type Pulled = { readonly across: number; readonly down: number };

/** Smallest pull in pixels; less is a hand at rest. */
export const leastPull = 40;

/** Whether a finger's first move resizes the map: down enlarges it, up shrinks a large one. Scrolls when the page is not at its top. */
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
