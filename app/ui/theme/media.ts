/** Narrower than a tablet: dialogs become sheets, columns stack. */
export const phone = '(width < 640px)';
/** No room for a second column: what is needed may stand anywhere, and notices have a place of their own at the top. */
export const oneColumn = '(width < 900px)';
export const twoColumns = '(width >= 900px)';
/** A wide window with a mouse: the dense measures. */
export const desktop = '(width >= 768px) and (pointer: fine)';
/** Wide enough for two columns. */
export const wide = '(width >= 1024px)';
export const reducedMotion = '(prefers-reduced-motion: reduce)';
export const hover = '(hover: hover)';
