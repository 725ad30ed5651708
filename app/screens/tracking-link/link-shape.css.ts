import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme';
import { heading } from './link-page.css.ts';

/** As high as a line of words and the time, which stand there wherever one is known. */
export const clockShape = style({ blockSize: '4.5rem', fontSize: '1.75rem' });

/** How far the order is, before the rest of the page is there; a bar where nobody knows them yet. */
export const told = style([
  heading,
  {
    minBlockSize: '1.5em',
    selectors: {
      '&:empty': { borderRadius: vars.radius.sm, background: vars.color.border },
    },
  },
]);
