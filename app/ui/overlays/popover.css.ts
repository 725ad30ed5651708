import { style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

/** The top layer knows no parent: `popover.tsx` says where the button is. */
export const panel = style({
  position: 'fixed',
  inset: 'auto',
  // Until it has its place: its controls can be reached at once, by keys that are quicker than that.
  opacity: 0,
  minInlineSize: '12rem',
  maxInlineSize: 'calc(100vi - 2rem)',
  maxBlockSize: 'min(46rem, 100dvb - 5rem)',
  overflowX: 'hidden',
  overflowY: 'auto',
  // A scroll bar beside the content takes room from it in some browsers, and it then scrolls sideways, too. As much room at the other edge keeps it even.
  scrollbarGutter: 'stable both-edges',
  scrollbarWidth: 'thin',
  padding: vars.space[2],
  // The ring of what the focus scrolls to is whole.
  scrollPadding: vars.space[2],
  color: vars.color.text,
  background: vars.color.raised,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.lg,
  boxShadow: vars.shadow.middle,
});
