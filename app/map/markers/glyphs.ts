import type { MarkerKind } from '../types.ts';

/** Line drawings on a 24 by 24 field. */
export const glyphs: Record<MarkerKind, string> = {
  pickup: 'M6 8.5h12l1 11.5H5zM9 11V7a3 3 0 0 1 6 0v4',
  dropoff: 'M4 11.5 12 5l8 6.5M6.5 10v9.5h11V10M10 19.5V14h4v5.5',
  outlet:
    'M5 11v8.5h14V11M4 9.5 6 5h12l2 4.5a2.7 2.7 0 0 1-5.3 0 2.7 2.7 0 0 1-5.4 0 2.7 2.7 0 0 1-5.3 0M10 19.5V15h4v4.5',
  rider:
    'M3.5 16.5a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0M15.5 16.5a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0M8.5 16.5h4.2c.4-2.6 1.8-4.3 4.1-5L14.8 5.5H12M4 11.5h5.5v5',
};
