/** Measures follow the pane, which is narrow beside a list and in a dialog too. */
export const roomy = '(width >= 34rem)';
export const narrow = '(width < 34rem)';

/** For what a narrow pane has no room to show. */
export const heardOnly = {
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;
