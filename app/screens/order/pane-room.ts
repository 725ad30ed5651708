/** Measures follow the pane, which is narrow beside a list and in a dialog too. */
export const roomy = '(width >= 34rem)';
export const narrow = '(width < 34rem)';
