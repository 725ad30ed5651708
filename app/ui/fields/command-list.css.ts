import { style } from '@vanilla-extract/css';
import { phone } from '../theme/media.ts';
import { vars } from '../theme/vars.css.ts';

export const frame = style({ display: 'grid', gap: vars.space[3] });

export const list = style({
  display: 'grid',
  maxBlockSize: '20rem',
  overflowY: 'auto',
  // What goes on below is half seen, and fades instead of being cut.
  paddingBlockEnd: vars.space[4],
  WebkitMaskImage: `linear-gradient(to top, transparent, black ${vars.space[6]})`,
});

export const line = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  minBlockSize: vars.control.height,
  paddingInline: vars.space[3],
  borderRadius: vars.radius.md,
  cursor: 'pointer',
});
export const marked = style({ background: vars.color.hover });
export const aside = style({ flex: 'none', '@media': { [phone]: { display: 'none' } } });

export const caption = style({
  padding: `${vars.space[2]} ${vars.space[3]} ${vars.space[1]}`,
  color: vars.color.textMuted,
  fontSize: vars.text.xs,
});
