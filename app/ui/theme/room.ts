/** How high the bar above the pages is. */
export const barBlock = '52px';
/** How far the bar below the pages, or a keyboard on the screen, reaches into the window; what sticks to the lower edge stands above it. */
export const edgeProperty = '--edge-taken';
export const edgeTaken = `var(${edgeProperty}, 0px)`;
