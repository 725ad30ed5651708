import { style } from '@vanilla-extract/css';
import { hover } from '../theme/media.ts';
import { vars } from '../theme/vars.css.ts';

export const list = style({
  display: 'flex',
  gap: vars.space[1],
  overflowX: 'auto',
  scrollbarWidth: 'none',
  paddingInline: vars.space[2],
  borderBlockEnd: `1px solid ${vars.color.border}`,
  // A shade at each end behind which there are more; what scrolls along covers it where there are none.
  background: [
    `linear-gradient(to right, ${vars.color.surface} 40%, transparent) left / 2.5rem 100% no-repeat local`,
    `linear-gradient(to left, ${vars.color.surface} 40%, transparent) right / 2.5rem 100% no-repeat local`,
    `linear-gradient(to right, ${vars.color.border}, transparent) left / 1rem 100% no-repeat scroll`,
    `linear-gradient(to left, ${vars.color.border}, transparent) right / 1rem 100% no-repeat scroll`,
  ].join(', '),
});
export const tab = style({
  position: 'relative',
  flex: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  minBlockSize: '44px',
  paddingInline: vars.space[2],
  fontSize: vars.text.md,
  fontWeight: vars.weight.medium,
  color: vars.color.textMuted,
  borderRadius: vars.radius.md,
  transition: `color ${vars.motion.fast}`,
  selectors: {
    '&:focus-visible': { outlineOffset: '-3px' },
    '&[aria-selected="true"]': { color: vars.color.text },
    '&[aria-selected="true"]::after': {
      content: '',
      position: 'absolute',
      insetInline: vars.space[2],
      insetBlockEnd: 0,
      borderBlockEnd: `2px solid ${vars.color.accentLine}`,
    },
  },
  '@media': { [hover]: { ':hover': { color: vars.color.text } } },
});
export const count = style({
  minInlineSize: '1.25rem',
  // Its place is kept while there is nothing to count yet.
  minBlockSize: '1.25rem',
  paddingInline: vars.space[1],
  borderRadius: vars.radius.full,
  background: vars.color.sunken,
  fontSize: vars.text.xs,
  lineHeight: '1.25rem',
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'center',
  selectors: {
    '[aria-selected="true"] > &': {
      background: vars.color.accentSoft,
      color: vars.color.accentText,
    },
  },
});
export const panel = style({ paddingBlockStart: vars.space[4] });
