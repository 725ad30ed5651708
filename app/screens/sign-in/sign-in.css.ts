import { style } from '@vanilla-extract/css';
import { phone, vars } from '#ui/theme';

export const page = style({
  display: 'grid',
  placeItems: 'center',
  flex: 1,
  padding: vars.space[4],
  '@media': { [phone]: { placeItems: 'start center', paddingBlockStart: vars.space[8] } },
});

export const card = style({
  inlineSize: '100%',
  maxInlineSize: '26rem',
  display: 'grid',
  gap: vars.space[6],
});

export const logo = style({ blockSize: '32px', justifySelf: 'start' });

export const quiet = style({ margin: 0, color: vars.color.textMuted, fontSize: vars.text.sm });
