import { style } from '@vanilla-extract/css';
import { visuallyHidden } from '../layout/layout.css.ts';
import { vars } from '../theme/vars.css.ts';

export const field = style({
  display: 'grid',
  gap: vars.space[1],
  minInlineSize: 0,
  alignContent: 'start',
});
export const labelRow = style({
  display: 'flex',
  gap: vars.space[2],
  // A label that is only heard takes no room, so that its field is in line with the buttons beside it.
  selectors: { [`&:has(> label > ${visuallyHidden})`]: { position: 'absolute' } },
});
export const label = style({ fontSize: vars.text.sm, fontWeight: vars.weight.medium });
export const aside = style({ fontSize: vars.text.sm, color: vars.color.textMuted });
export const hint = style({ fontSize: vars.text.sm, color: vars.color.textMuted });
export const error = style({
  display: 'flex',
  gap: vars.space[1],
  alignItems: 'start',
  fontSize: vars.text.sm,
  color: vars.color.critical,
});
export const errorIcon = style({ marginBlockStart: vars.space.half });

export const box = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  minBlockSize: vars.control.height,
  background: vars.color.surface,
  border: `1px solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.md,
  fontSize: vars.control.text,
  transition: `border-color ${vars.motion.fast}, box-shadow ${vars.motion.fast}`,
  selectors: {
    '&:focus-within': {
      /* Seen only where the system replaces colours and drops shadows. */
      outline: '2px solid transparent',
      borderColor: vars.color.accentLine,
      boxShadow: `0 0 0 1px ${vars.color.accentLine}`,
    },
    '&:has([aria-invalid="true"])': { borderColor: vars.color.critical },
    '&:has([aria-invalid="true"]):focus-within': {
      boxShadow: `0 0 0 1px ${vars.color.critical}`,
    },
    '&:has(:disabled)': { background: vars.color.sunken, borderColor: vars.color.border },
  },
});

export const control = style({
  flex: 1,
  minInlineSize: 0,
  inlineSize: '100%',
  minBlockSize: vars.control.height,
  /* The target includes the border of the box around it. */
  marginBlock: '-1px',
  paddingInline: vars.control.padding,
  background: 'transparent',
  border: 0,
  borderRadius: vars.radius.md,
  textOverflow: 'ellipsis',
  selectors: {
    '&:focus-visible': { outline: 'none' },
    '&::placeholder': { color: vars.color.textMuted, opacity: 1, textOverflow: 'ellipsis' },
    '&:autofill': {
      boxShadow: `inset 0 0 0 4rem ${vars.color.accentSoft}`,
      WebkitTextFillColor: vars.color.text,
    },
    '&::-webkit-date-and-time-value': { textAlign: 'start' },
    '&:disabled': { color: vars.color.textMuted, cursor: 'not-allowed' },
    '&[readonly]': { color: vars.color.textMuted },
    /* The value of a phone, or what is written in another script, reads its own way, but sits where the language starts. */
    '&[dir]': { textAlign: ['-webkit-match-parent', 'match-parent'] },
    /* What the product itself says there is in the language of the page. */
    '&[dir="auto"]:placeholder-shown': { direction: 'inherit' },
  },
});

export const area = style({
  // It grows with its text downwards; a word without end must not widen the page.
  contain: 'inline-size',
  display: 'block',
  resize: 'none',
  paddingBlock: vars.space[2],
  lineHeight: vars.line.normal,
  /* Lines of another script begin where that script begins. */
  selectors: { '&[dir]': { textAlign: 'start' } },
  minBlockSize: `calc(2lh + 2 * ${vars.space[2]})`,
  maxBlockSize: `calc(4lh + 2 * ${vars.space[2]})`,
  '@supports': {
    '(field-sizing: content)': { fieldSizing: 'content' },
    'not (field-sizing: content)': { resize: 'vertical' },
  },
});

const slot = style({ display: 'inline-flex', alignItems: 'center', color: vars.color.textMuted });
export const leading = style([slot, { paddingInlineStart: vars.control.padding }]);
export const trailing = style([slot, { marginBlock: '-1px', marginInlineEnd: '-1px' }]);

export const select = style({
  appearance: 'none',
  cursor: 'pointer',
  paddingInlineEnd: vars.space[8],
});
export const selectIcon = style({
  position: 'absolute',
  insetInlineEnd: vars.control.padding,
  pointerEvents: 'none',
  color: vars.color.textMuted,
});
