import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { hover, tall, wide } from '../theme/media.ts';
import { aboveProperty, barBlock, edgeTaken } from '../theme/room.ts';
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
export const foot = style([
  cell,
  {
    paddingBlock: vars.space[2],
    background: vars.color.surface,
    borderBlockStart: `1px solid ${vars.color.borderStrong}`,
    fontWeight: vars.weight.strong,
  },
]);

export const dense = style({});
globalStyle(`${dense} ${data}`, {
  blockSize: '44px',
  minInlineSize: 0,
  paddingBlock: vars.space[1],
});
globalStyle(`${dense} :is(th, td)`, { paddingInline: vars.space[3] });
globalStyle(`${dense} :is(th, td):first-child`, { paddingInlineStart: vars.space[4] });

/** A window that is low needs its height for the rows. */
const roomy = `${wide} and ${tall}`;
export const sticky = style({ '@media': { [roomy]: { overflowX: 'visible' } } });
globalStyle(`${sticky} ${head}, ${sticky} ${foot}`, {
  '@media': { [roomy]: { position: 'sticky', zIndex: 1 } },
});
globalStyle(`${sticky} ${head}`, {
  '@media': {
    [roomy]: {
      insetBlockStart: `calc(${barBlock} + var(${aboveProperty}, 0px))`,
      // A border stays behind with the rows.
      boxShadow: `inset 0 -1px ${vars.color.border}`,
    },
  },
});
globalStyle(`${sticky} ${foot}`, {
  '@media': {
    [roomy]: { insetBlockEnd: edgeTaken, boxShadow: `inset 0 1px ${vars.color.borderStrong}` },
  },
});
globalStyle(`${sticky} ${head}:first-child`, { borderStartStartRadius: vars.radius.lg });
globalStyle(`${sticky} ${head}:last-child`, { borderStartEndRadius: vars.radius.lg });
globalStyle(`${sticky} ${foot}:first-child`, { borderEndStartRadius: vars.radius.lg });
globalStyle(`${sticky} ${foot}:last-child`, { borderEndEndRadius: vars.radius.lg });
