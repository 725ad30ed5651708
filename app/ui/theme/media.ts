/** Narrower than a tablet: dialogs become sheets, columns stack. */
export const phone = '(width < 640px)';
/** A wide window with a mouse: the dense measures. */
export const desktop = '(width >= 768px) and (pointer: fine)';
/** Wide enough for two columns. */
export const wide = '(width >= 1024px)';
export const reducedMotion = '(prefers-reduced-motion: reduce)';
export const hover = '(hover: hover)';
