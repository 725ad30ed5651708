import { style, styleVariants } from '@vanilla-extract/css';
import { hover } from '../theme/media.ts';
import { vars } from '../theme/vars.css.ts';

export const scroller = style({
  position: 'relative',
  overflowX: 'auto',
  background: vars.color.surface,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.lg,
});
export const table = style({ inlineSize: '100%', fontSize: vars.text.md });

const cell = style({
  paddingInline: vars.space[4],
  blockSize: vars.control.height,
  textAlign: 'start',
  verticalAlign: 'middle',
});
export const head = style([
  cell,
  {
    background: vars.color.canvas,
    borderBlockEnd: `1px solid ${vars.color.border}`,
    fontSize: vars.text.sm,
    fontWeight: vars.weight.medium,
    color: vars.color.textMuted,
    whiteSpace: 'nowrap',
  },
]);
export const data = style([
  cell,
  {
    paddingBlock: vars.space[2],
    // A narrow window scrolls sideways anyhow; there is no need to break a name into its words.
    minInlineSize: '7rem',
    selectors: {
      'tr:not(:last-child) > &': { borderBlockEnd: `1px solid ${vars.color.border}` },
      '&:first-child': { whiteSpace: 'nowrap' },
    },
  },
]);
export const whole = style({ whiteSpace: 'nowrap' });
export const align = styleVariants({
  start: {},
  end: { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
});
export const row = style({
  '@media': { [hover]: { ':hover': { background: vars.color.hover } } },
});
