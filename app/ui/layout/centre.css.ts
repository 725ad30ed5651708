import { style } from '@vanilla-extract/css';
import { phone } from '../theme/media.ts';
import { vars } from '../theme/vars.css.ts';

export const centre = style({
  display: 'grid',
  placeItems: 'center',
  flex: 1,
  padding: vars.space[4],
  '@media': { [phone]: { placeItems: 'start center', paddingBlockStart: vars.space[6] } },
});
