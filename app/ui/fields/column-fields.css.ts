import { style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

/** As many beside each other as there is room for. */
export const fields = style({
  display: 'grid',
  gap: vars.space[4],
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(15rem, 100%), 1fr))',
});
