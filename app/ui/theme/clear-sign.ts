import { vars } from './vars.css.ts';

/** The sign in a search field that clears it: the browser's own is blue in every scheme. */
export const clearSign = {
  '@media': {
    // Where the system replaces colours, the browser draws one that is seen.
    '(forced-colors: none)': {
      appearance: 'none',
      inlineSize: '1rem',
      blockSize: '1rem',
      background: vars.color.textMuted,
      clipPath:
        'polygon(15% 25%, 25% 15%, 50% 40%, 75% 15%, 85% 25%, 60% 50%, 85% 75%, 75% 85%, 50% 60%, 25% 85%, 15% 75%, 40% 50%)',
      cursor: 'pointer',
    },
  },
  marginInlineStart: vars.space[2],
} as const;
