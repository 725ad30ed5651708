/** Widths are told in the person's own letters: where these are twice as large, a window has half the room. */

/** Narrower than a tablet: dialogs become sheets, columns stack. */
export const phone = '(width < 40em)';
export const notPhone = '(width >= 40em)';
/** No room for a second column: what is needed may stand anywhere, and notices have a place of their own at the top. */
export const oneColumn = '(width < 56.25em)';
export const twoColumns = '(width >= 56.25em)';
/** A tablet upright: a list has a map beside it, and gives way to what is opened. */
export const uprightTablet = '(45em <= width < 56.25em)';
/** Wide enough for one of these. */
export const besideMap = '(width >= 45em)';
/** A wide window with a mouse: the dense measures. */
export const desktop = '(width >= 48em) and (pointer: fine)';
/** Wide enough for two columns. */
export const wide = '(width >= 64em)';
export const notWide = '(width < 64em)';
/** High enough for more to stay in sight than the bars around the page: all of it takes no more than a third. */
export const tall = '(height >= 36em)';
/** High enough for the bars around a page; in a lower one, as by four hundred per cent, they would take more than a third, and scroll with it. */
export const notLow = '(height >= 20.5em)';
export const reducedMotion = '(prefers-reduced-motion: reduce)';
/** What is pressed has to be as large as the tip of a finger. */
export const underFinger = '(pointer: coarse)';
export const hover = '(hover: hover)';
