import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

const pulse = keyframes({
  '70%, 100%': { boxShadow: `0 0 0 7px transparent` },
  '0%': { boxShadow: `0 0 0 0 color-mix(in srgb, ${vars.color.accentLine} 45%, transparent)` },
});

export const steps = style({ display: 'grid' });
export const step = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '20px 1fr auto',
  columnGap: vars.space[3],
  paddingBlockEnd: vars.space[5],
  selectors: {
    '&:last-child': { paddingBlockEnd: 0 },
    /* The line to the next step; solid once this one is done. */
    '&:not(:last-child)::before': {
      content: '',
      position: 'absolute',
      insetBlock: '24px 0',
      insetInlineStart: '9px',
      inlineSize: '2px',
      background: vars.color.border,
    },
    '&[data-state="done"]:not(:last-child)::before': { background: vars.color.accentLine },
  },
});

const mark = style({
  display: 'grid',
  placeContent: 'center',
  inlineSize: '20px',
  blockSize: '20px',
  borderRadius: '50%',
  fontSize: '11px',
});
export const marks = styleVariants({
  done: [mark, { background: vars.color.accentLine, color: vars.color.surface }],
  current: [
    mark,
    {
      border: `6px solid ${vars.color.accentLine}`,
      background: vars.color.surface,
      animation: `${pulse} 2s infinite`,
    },
  ],
  upcoming: [mark, { border: `2px solid ${vars.color.borderStrong}` }],
  failed: [mark, { background: vars.color.critical, color: vars.color.surface }],
});
export const words = style({
  display: 'grid',
  gap: vars.space.half,
  minInlineSize: 0,
  lineHeight: '20px',
});
export const labels = styleVariants({
  done: {},
  current: { fontWeight: vars.weight.strong },
  upcoming: { color: vars.color.textMuted },
  failed: { fontWeight: vars.weight.strong, color: vars.color.critical },
});
export const detail = style({ fontSize: vars.text.sm, color: vars.color.textMuted });
export const time = style([detail, { fontVariantNumeric: 'tabular-nums', lineHeight: '20px' }]);
