/** How high the bar above the pages is. */
export const barBlock = '52px';
/** A map as high as leaves what stands below it in sight. */
export const mapBlock = 'clamp(240px, 42dvh, 420px)';
/** How much of a page's own stays in sight under that bar; what sticks below it is told by this property. */
export const aboveProperty = '--above-taken';
/** Of a page in two columns, as `grid-template-columns`. */
export const columns = {
  request: 'minmax(26rem, 32rem) 1fr',
  tracking: '26rem minmax(0, 1fr)',
  trackingUpright: 'minmax(0, 24rem) minmax(0, 1fr)',
} as const;
/** How far the bar below the pages, or a keyboard on the screen, reaches into the window; what sticks to the lower edge stands above it. */
export const edgeProperty = '--edge-taken';
export const edgeTaken = `var(${edgeProperty}, 0px)`;
/** What the place of a map decides: how its tools and its zoom buttons are displayed, and how much of its lower edge something lies over. */
export const mapProperties = {
  tools: '--map-tools',
  zoom: '--map-zoom',
  covered: '--map-covered',
} as const;

/** How wide a page is at most that is read and filled in line by line, rather than compared as a table. */
export const reading = '40rem';
