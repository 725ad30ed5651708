import { style } from '@vanilla-extract/css';
import { hover } from '../theme/media.ts';
import { vars } from '../theme/vars.css.ts';

export const list = style({
  display: 'flex',
  gap: 0,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  paddingInline: '10px',
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
  gap: vars.space[1],
  minBlockSize: '44px',
  paddingInline: '6px',
  fontSize: vars.text.sm,
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
      insetInline: '6px',
      insetBlockEnd: 0,
      borderBlockEnd: `2px solid ${vars.color.accentLine}`,
    },
  },
  '@media': {
    [hover]: { ':hover': { color: vars.color.text } },
    // Five of them beside each other on the narrowest phones.
    '(width < 26em)': { fontSize: vars.text.xs, paddingInline: '5px' },
  },
});
/** Its place is kept while there is nothing to count yet. */
export const count = style({
  minInlineSize: '1ch',
  color: vars.color.textMuted,
  fontWeight: vars.weight.regular,
  fontVariantNumeric: 'tabular-nums',
});
